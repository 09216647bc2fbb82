import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useRef } from 'react'
import type { OwnAttempt } from '../attempt/attempt-state'
import { useRedeem } from '../attempt/use-redeem'
import { PlainPage } from '../layout/plain-page'
import { Waiting } from '../layout/waiting'
import { useProviderErrorText } from './use-provider-error-text'

/** Turns an attempt that an identity provider has authenticated into a session. */
export function RedeemAttempt({ attempt: { id } }: { attempt: OwnAttempt }) {
  const { t } = useTranslation('shell.sign-in')
  const textOf = useProviderErrorText()
  const sent = useRef(false)
  const { mutate, error, isPending } = useRedeem()
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate({ params: { authAttemptId: id } })
  }, [id, mutate])
  if (!error) return <Waiting label={t(($) => $.attempt.entering)} />
  return (
    <PlainPage step="failed" title={t(($) => $.provider.failed)}>
      <FailureBanner error={error} text={textOf(error)} />
      <Button size="lg" busy={isPending} onClick={() => mutate({ params: { authAttemptId: id } })}>
        {t(($) => $.retry)}
      </Button>
      <Button asChild variant="ghost">
        <Link to={paths.login} replace>
          {t(($) => $.attempt.otherWay)}
        </Link>
      </Button>
    </PlainPage>
  )
}
