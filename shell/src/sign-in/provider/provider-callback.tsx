import { handleCallbackMutation } from '@lernspur/api-client/identity/external-identity.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { Link, paths, useMutation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import type { AuthorizationResponse } from '@lernspur/contracts/identity/external-identity.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useRef } from 'react'
import { safeBack, signInPath } from '../../session/sign-in-path'
import type { OwnAttempt } from '../attempt/attempt-state'
import { PlainPage } from '../layout/plain-page'
import { Waiting } from '../layout/waiting'
import { takeReturnPath } from './return-path'
import { useProviderErrorText } from './use-provider-error-text'

/** Completes a sign-in with an identity provider; its parameters can be used only once. */
export function ProviderCallback({ from }: { from: AuthorizationResponse }) {
  const { t } = useTranslation('shell.sign-in')
  const textOf = useProviderErrorText()
  const navigate = useNavigate()
  const sent = useRef(false)
  const { mutate, error } = useMutation({
    ...handleCallbackMutation(),
    onSuccess: ({ id }) => {
      const attempt: OwnAttempt = { kind: 'provider', id, verificationCode: '', startedAt: Date.now() }
      void navigate(signInPath(safeBack(takeReturnPath())), { replace: true, state: { attempt } })
    },
  })
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate({ body: from })
  }, [from, mutate])
  if (!error) return <Waiting label={t(($) => $.attempt.entering)} />
  return (
    <PlainPage step="failed" title={t(($) => $.provider.failed)}>
      <FailureBanner error={error} text={textOf(error)} />
      <Button asChild size="lg">
        <Link to={paths.login} replace>
          {t(($) => $.toSignIn)}
        </Link>
      </Button>
    </PlainPage>
  )
}
