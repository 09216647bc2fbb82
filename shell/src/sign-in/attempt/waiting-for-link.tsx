import { authAttemptStatusQuery, startAuthAttemptMutation } from '@lernspur/api-client/identity/auth-attempt.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { paths, useLocation, useMutation, useNavigate, useQuery, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { Spinner } from '@lernspur/ui/components/ui/spinner'
import { useEffect } from 'react'
import { MailSent } from '../layout/mail-sent'
import { useLoginSearch } from '../use-login-search'
import { attemptEnd } from './attempt-end'
import { AttemptOver } from './attempt-over'
import type { OwnAttempt } from './attempt-state'
import { MatchNumber } from './match-number'
import { useRedeem } from './use-redeem'

/** Milliseconds between two checks whether the link was opened. */
const pollIntervalMs = 2000

/**
 * Waits for the mailed link to be opened, here or on another device, and signs in with the verification code that only
 * this browser has.
 */
export function WaitingForLink({ attempt }: { attempt: OwnAttempt }) {
  const { t } = useTranslation('shell.sign-in')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const other = useLoginSearch()
  const { id, verificationCode, email = '', startedAt, matchNumber } = attempt
  const { data, error, refetch } = useQuery({
    ...authAttemptStatusQuery({ id }),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.status ?? 'init') === 'init' ? pollIntervalMs : false),
  })
  const redeem = useRedeem()
  const again = useMutation({
    ...startAuthAttemptMutation(),
    onSuccess: (started) => {
      const next: OwnAttempt = { ...attempt, ...started, startedAt: Date.now() }
      void navigate(pathname + search, { replace: true, state: { attempt: next } })
    },
  })
  const isOpen = data?.status === 'successForSameDevice' || data?.status === 'successForAllDevices'
  const { mutate } = redeem
  useEffect(() => {
    if (isOpen) mutate({ params: { authAttemptId: id }, body: { verificationCode } })
  }, [isOpen, id, verificationCode, mutate])
  // The link may have been opened in another tab first.
  useEffect(() => {
    if (redeem.isError) void refetch()
  }, [redeem.isError, refetch])

  const end = attemptEnd(data?.status, error, data?.isRefused)
  if (end) return <AttemptOver end={end} />
  return (
    <MailSent
      title={t(($) => $.mail.title)}
      description={t(($) => $.attempt.sent, { email })}
      sentAt={startedAt}
      onResend={() => again.mutate({ body: { email } })}
      resending={again.isPending}
      error={again.error}
      status={
        <>
          {matchNumber !== undefined && <MatchNumber label={t(($) => $.attempt.number)} number={matchNumber} />}
          <p role="status" className="flex items-center gap-3 rounded-lg bg-secondary px-4 py-3 text-sm">
            <Spinner className="size-4" />
            {isOpen ? t(($) => $.attempt.entering) : t(($) => $.attempt.waiting)}
          </p>
          <FailureBanner error={redeem.error} />
          {redeem.isError && (
            <Button size="lg" onClick={() => mutate({ params: { authAttemptId: id }, body: { verificationCode } })}>
              {t(($) => $.retry)}
            </Button>
          )}
        </>
      }
    >
      <Button variant="ghost" onClick={() => void navigate(paths.login + other, { replace: true, state: { email } })}>
        {t(($) => $.attempt.otherWay)}
      </Button>
    </MailSent>
  )
}
