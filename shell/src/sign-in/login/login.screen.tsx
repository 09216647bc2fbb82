import { useLocation, useSearchParams, useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import { attemptOf } from '../attempt/attempt-state'
import { OpenedLink } from '../attempt/opened-link'
import { SecondFactor } from '../attempt/second-factor'
import { WaitingForLink } from '../attempt/waiting-for-link'
import { PlainPage } from '../layout/plain-page'
import { Entering } from '../provider/entering'
import { returnOf } from '../provider/return-from-provider'
import { Returned } from '../provider/returned'
import { LinkForm } from './link-form'
import { SignInForm } from './sign-in-form'

/** Why the visitor stands here, where it was not by choice. */
function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation('sign-in')
  if (reason === 'expired') return <Banner tone="warning">{t(($) => $.reason.expired)}</Banner>
  if (reason === 'signed-out') return <Banner>{t(($) => $.reason.signedOut)}</Banner>
  if (reason === 'password-set') return <Banner tone="success">{t(($) => $.reason.passwordSet)}</Banner>
  return null
}

function PasswordWay({ reason }: { reason: string | null }) {
  const { t } = useTranslation('sign-in')
  return (
    <PlainPage step="password" title={t(($) => $.title)} description={t(($) => $.welcome)}>
      <Reason reason={reason} />
      <SignInForm />
    </PlainPage>
  )
}

/** The sign-in page in all its steps (`/auth/login`); the mailed link leads here, too. */
export function Component() {
  const [search] = useSearchParams()
  const attempt = attemptOf(useLocation().state)
  const authAttemptId = search.get('authAttempt')
  const code = search.get('code')
  const from = returnOf(search)
  if (attempt?.kind === 'two-factor') return <SecondFactor key={attempt.id} attempt={attempt} />
  if (attempt?.kind === 'provider') return <Entering key={attempt.id} attempt={attempt} />
  if (from) return <Returned from={from} />
  if (authAttemptId && code) return <OpenedLink authAttemptId={authAttemptId} code={code} />
  if (attempt) return <WaitingForLink key={attempt.id} attempt={attempt} />
  return search.get('way') === 'link' ? <LinkForm /> : <PasswordWay reason={search.get('reason')} />
}
