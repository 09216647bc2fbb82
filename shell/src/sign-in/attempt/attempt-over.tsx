import { paths, useTranslation } from '@lernspur/app-runtime'
import { LinkOver } from '../layout/link-over'

export type AttemptEnd = 'used' | 'failed' | 'expired' | 'late'

/** For an attempt that has ended: the reason, and how to start again. */
export function AttemptOver({ end }: { end: AttemptEnd }) {
  const { t } = useTranslation('shell.sign-in')
  const texts = {
    used: t(($) => $.attempt.used),
    failed: t(($) => $.attempt.failed),
    expired: t(($) => $.attempt.expired),
    late: t(($) => $.attempt.late),
  }
  return (
    <LinkOver
      title={t(($) => $.attempt.overTitle)}
      description={texts[end]}
      again={{ to: paths.login, text: t(($) => $.toSignIn) }}
    />
  )
}
