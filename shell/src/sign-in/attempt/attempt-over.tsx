import { paths, useTranslation } from '@lernspur/app-runtime'
import { LinkOver } from '../layout/link-over'

/** `refused` on the page of the link, `declined` for whoever did that. */
export type AttemptEnd = 'used' | 'failed' | 'expired' | 'late' | 'refused' | 'declined'

/** For an attempt that has ended: the reason, and how to start again. */
export function AttemptOver({ end }: { end: AttemptEnd }) {
  const { t } = useTranslation('shell.sign-in')
  const texts = {
    used: t(($) => $.attempt.used),
    failed: t(($) => $.attempt.failed),
    expired: t(($) => $.attempt.expired),
    late: t(($) => $.attempt.late),
    refused: t(($) => $.attempt.refused),
    declined: t(($) => $.attempt.declined),
  }
  return (
    <LinkOver
      title={t(($) => $.attempt.overTitle)}
      description={texts[end]}
      again={{ to: paths.login, text: t(($) => $.toSignIn) }}
    />
  )
}
