import { sendResetMailMutation } from '@lernspur/api-client/identity/password.queries'
import { paths, useLocation, useMutation, useTranslation } from '@lernspur/app-runtime'
import { useState } from 'react'
import { EmailForm } from '../email/email-form'
import { MailSent } from '../layout/mail-sent'
import { PlainPage } from '../layout/plain-page'
import { LinkLine } from '../layout/text-link'
import { typedEmail } from '../login/typed-email'

/** Requests the mail with a password reset link (`/auth/password-reset`); responds the same for every address. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  const { state } = useLocation()
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null)
  const { mutate, isPending, error } = useMutation({
    ...sendResetMailMutation(),
    onSuccess: (_, { body }) => setSent({ email: body.email, at: Date.now() }),
  })
  if (sent)
    return (
      <MailSent
        title={t(($) => $.mail.title)}
        description={t(($) => $.reset.sent, { email: sent.email })}
        sentAt={sent.at}
        onResend={() => mutate({ body: { email: sent.email } })}
        resending={isPending}
        error={error}
      >
        <LinkLine to={paths.login}>{t(($) => $.toSignIn)}</LinkLine>
      </MailSent>
    )
  return (
    <PlainPage step="ask" title={t(($) => $.reset.title)} description={t(($) => $.reset.description)}>
      <EmailForm
        initial={typedEmail(state)}
        submit={t(($) => $.reset.submit)}
        onSubmit={(email) => mutate({ body: { email } })}
        busy={isPending}
        error={error}
      />
    </PlainPage>
  )
}
