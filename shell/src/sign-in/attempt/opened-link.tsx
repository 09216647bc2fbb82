import {
  authAttemptOriginQuery,
  authAttemptStatusQuery,
  refuseAuthAttemptMutation,
  unlockAuthAttemptMutation,
} from '@lernspur/api-client/identity/auth-attempt.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { AuthAttempt } from '@lernspur/contracts/identity/auth.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import type { MailedLink } from '../../session/mailed-link'
import { PlainPage } from '../layout/plain-page'
import { SlowHint } from '../layout/slow-hint'
import { Waiting } from '../layout/waiting'
import { attemptEnd } from './attempt-end'
import { AttemptOrigin } from './attempt-origin'
import { AttemptOver } from './attempt-over'
import { useRedeem } from './use-redeem'

/**
 * Landing page of the mailed link. Requires a click, because mail scanners that open links must not use it up, and
 * users who did not ask for it must not sign in another person.
 */
export function OpenedLink({ authAttemptId, code }: MailedLink) {
  const { t } = useTranslation('shell.sign-in')
  const { data, error, refetch } = useQuery({ ...authAttemptStatusQuery({ id: authAttemptId }), staleTime: Infinity })
  const redeem = useRedeem()
  const enter = ({ status }: AuthAttempt) => {
    if (status === 'successForAllDevices') redeem.mutate({ params: { authAttemptId } })
  }
  const reread = () => void refetch()
  const unlock = useMutation({ ...unlockAuthAttemptMutation(), onSuccess: enter, onError: reread })
  const refuse = useMutation({ ...refuseAuthAttemptMutation(), onError: reread })

  const status = unlock.data?.status ?? data?.status
  const origin = useQuery({
    ...authAttemptOriginQuery(authAttemptId, code),
    enabled: status === 'init',
    staleTime: Infinity,
    retry: false,
  })
  const end = refuse.isSuccess ? 'declined' : attemptEnd(status, error, data?.isRefused)
  const isWrong = [unlock.error, refuse.error, origin.error].some(
    (one) => isApiError(one) && one.code === 'INVALID_LOGIN',
  )
  if (end || isWrong) return <AttemptOver end={end ?? 'expired'} />
  if ((!status && !error) || origin.isLoading) return <Waiting label={t(($) => $.checking)} />
  if (status === 'successForSameDevice')
    return (
      <PlainPage
        step="elsewhere"
        title={t(($) => $.attempt.elsewhereTitle)}
        description={t(($) => $.attempt.elsewhere)}
      />
    )
  const busy = unlock.isPending || redeem.isPending || redeem.isSuccess
  const press = () => {
    if (status === 'successForAllDevices') redeem.mutate({ params: { authAttemptId } })
    else unlock.mutate({ params: { authAttemptId }, body: { code } })
  }
  return (
    <PlainPage title={t(($) => $.attempt.confirmTitle)} description={t(($) => $.attempt.confirm)}>
      {origin.data && <AttemptOrigin origin={origin.data} />}
      <FailureBanner error={unlock.error ?? refuse.error ?? redeem.error ?? error} />
      <Button size="lg" busy={busy} onClick={press}>
        {t(($) => $.attempt.yes)}
      </Button>
      <SlowHint busy={busy} />
      <Button
        variant="ghost"
        busy={refuse.isPending}
        onClick={() => !busy && refuse.mutate({ params: { authAttemptId }, body: { code } })}
      >
        {t(($) => $.attempt.no)}
      </Button>
    </PlainPage>
  )
}
