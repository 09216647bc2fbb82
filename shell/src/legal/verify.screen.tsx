import { useTranslation } from '@lernspur/app-kit'
import { SealCheck } from '@lernspur/app-kit/seal-check'
import { LegalPage } from './legal-page'

/** Checks a printed or received report (`/verify`); open for everybody. */
export function Component() {
  const { t } = useTranslation('seal.check')
  return (
    <LegalPage title={t(($) => $.title)} description={t(($) => $.description)}>
      <SealCheck />
    </LegalPage>
  )
}
