import { startAuthAttemptMutation } from '@lernspur/api-client/identity/auth-attempt.queries'
import { paths, useLocation, useMutation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import type { OwnAttempt } from '../attempt/attempt-state'
import { EmailForm } from '../email/email-form'
import { PlainPage } from '../layout/plain-page'
import { typedEmail } from './typed-email'

/** Asks for the address to which the sign-in link is sent. */
export function LinkForm() {
  const { t } = useTranslation('shell.sign-in')
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { mutate, error, isPending } = useMutation({
    ...startAuthAttemptMutation(),
    onSuccess: ({ id, verificationCode, matchNumber }, { body: { email } }) => {
      const attempt: OwnAttempt = { kind: 'link', id, verificationCode, matchNumber, email, startedAt: Date.now() }
      void navigate(paths.login + search, { state: { attempt } })
    },
  })
  return (
    <PlainPage step="link" title={t(($) => $.link.title)} description={t(($) => $.link.description)}>
      <EmailForm
        initial={typedEmail(state)}
        submit={t(($) => $.link.submit)}
        onSubmit={(email) => mutate({ body: { email } })}
        busy={isPending}
        error={error}
      />
    </PlainPage>
  )
}
