import { registerMutation } from '@lernspur/api-client/identity/registration.queries'
import { paths, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { Register } from '@lernspur/contracts/identity/registration.contract'
import { useState } from 'react'
import { MailSent } from '../layout/mail-sent'
import { PlainPage } from '../layout/plain-page'
import { LinkLine } from '../layout/text-link'
import { RegisterForm } from './register-form'

/** Requests an account (`/auth/register`), with or without an invitation; the rest follows by mail. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  const [sent, setSent] = useState<{ body: Register; at: number } | null>(null)
  const { mutate, isPending, error } = useMutation({
    ...registerMutation(),
    onSuccess: (_, { body }) => setSent({ body, at: Date.now() }),
  })
  const signIn = <LinkLine to={paths.login}>{t(($) => $.register.haveAccount)}</LinkLine>
  if (sent)
    return (
      <MailSent
        title={t(($) => $.mail.title)}
        description={t(($) => $.register.sent, { email: sent.body.email })}
        sentAt={sent.at}
        onResend={() => mutate({ body: sent.body })}
        resending={isPending}
        error={error}
      >
        {signIn}
      </MailSent>
    )
  return (
    <PlainPage step="ask" title={t(($) => $.register.title)} description={t(($) => $.register.description)}>
      <RegisterForm onSubmit={(body) => mutate({ body })} busy={isPending} error={error} />
      {signIn}
    </PlainPage>
  )
}
