import { useLocation, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { mailedLinkOf } from '../../session/mailed-link'
import { safeBack } from '../../session/sign-in-path'
import { attemptOf } from '../attempt/attempt-state'
import { OpenedLink } from '../attempt/opened-link'
import { SecondFactor } from '../attempt/second-factor'
import { WaitingForLink } from '../attempt/waiting-for-link'
import { PlainPage } from '../layout/plain-page'
import { callbackParameters } from '../provider/callback-parameters'
import { ProviderCallback } from '../provider/provider-callback'
import { ProviderLaunch } from '../provider/provider-launch'
import { RedeemAttempt } from '../provider/redeem-attempt'
import { LinkForm } from './link-form'
import { SignInForm } from './sign-in-form'

/** Why the visitor was redirected here, and whether unsaved data was lost. */
function Reason({ reason, isLost }: { reason: string | null; isLost: boolean }) {
  const { t } = useTranslation('shell.sign-in')
  const loss = isLost ? ` ${t(($) => $.reason.lost)}` : ''
  if (reason === 'expired') return <Banner tone="warning">{t(($) => $.reason.expired) + loss}</Banner>
  if (reason === 'signed-out')
    return <Banner tone={isLost ? 'warning' : 'neutral'}>{t(($) => $.reason.signedOut) + loss}</Banner>
  if (reason === 'password-set') return <Banner tone="success">{t(($) => $.reason.passwordSet)}</Banner>
  if (reason === 'deactivated') return <Banner>{t(($) => $.reason.deactivated)}</Banner>
  return null
}

function PasswordSignIn({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('shell.sign-in')
  return (
    <PlainPage step="password" title={t(($) => $.title)} description={t(($) => $.welcome)}>
      <Reason reason={search.get('reason')} isLost={search.has('lost')} />
      <SignInForm />
    </PlainPage>
  )
}

/** The sign-in page with all its steps (`/auth/login`); also the target of mailed links. */
export function Component() {
  const [search] = useSearchParams()
  const attempt = attemptOf(useLocation().state)
  const link = mailedLinkOf(search)
  const from = callbackParameters(search)
  if (attempt?.kind === 'two-factor') return <SecondFactor key={attempt.id} attempt={attempt} />
  if (attempt?.kind === 'provider') return <RedeemAttempt key={attempt.id} attempt={attempt} />
  if (from) return <ProviderCallback from={from} />
  if (link) return <OpenedLink {...link} />
  if (attempt) return <WaitingForLink key={attempt.id} attempt={attempt} />
  const launched = search.get('idp')
  if (launched) return <ProviderLaunch id={launched} back={safeBack(search.get('back'))} />
  return search.get('way') === 'link' ? <LinkForm /> : <PasswordSignIn search={search} />
}
