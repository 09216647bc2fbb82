import { returnFromProviderMutation } from '@lernspur/api-client/external-identity.queries'
import { Link, paths, useMutation, useNavigate, useTranslation } from '@lernspur/app-kit'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import type { ReturnFromProvider } from '@lernspur/contracts/external-identity.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { useEffect, useRef } from 'react'
import { safeBack, signInPath } from '../../routing/sign-in-path'
import type { OwnAttempt } from '../attempt/attempt-state'
import { PlainPage } from '../layout/plain-page'
import { Waiting } from '../layout/waiting'
import { useProviderErrorText } from './use-provider-error-text'
import { takeWayBack } from './way-back'

/** Takes the browser back that left for an identity provider; what the provider said is good for one time. */
export function Returned({ from }: { from: ReturnFromProvider }) {
  const { t } = useTranslation('shell.sign-in')
  const textOf = useProviderErrorText()
  const navigate = useNavigate()
  const sent = useRef(false)
  const { mutate, error } = useMutation({
    ...returnFromProviderMutation(),
    onSuccess: ({ id }) => {
      const attempt: OwnAttempt = { kind: 'provider', id, verificationCode: '', startedAt: Date.now() }
      void navigate(signInPath(safeBack(takeWayBack())), { replace: true, state: { attempt } })
    },
  })
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate(from)
  }, [from, mutate])
  if (!error) return <Waiting label={t(($) => $.attempt.entering)} />
  return (
    <PlainPage step="failed" title={t(($) => $.provider.failed)}>
      <FailureBanner error={error} text={textOf(error)} />
      <LinkButton asChild size="lg">
        <Link to={paths.login} replace>
          {t(($) => $.toSignIn)}
        </Link>
      </LinkButton>
    </PlainPage>
  )
}
