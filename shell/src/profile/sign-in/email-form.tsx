import { requestEmailChangeMutation } from '@lernspur/api-client/identity/email.queries'
import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import { requestEmailChangeSchema } from '@lernspur/contracts/identity/email.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { FormEnding } from '../form-ending'
import { CurrentPassword } from './current-password'

function ChangeForm({ onSent, onLeave }: { onSent(email: string): void; onLeave(): void }) {
  const { t } = useTranslation('shell.profile')
  const { mutate, isPending, error } = useMutation({
    ...requestEmailChangeMutation(),
    onSuccess: (_, { body }) => onSent(body.newEmail),
  })
  const form = useForm({
    initial: { newEmail: '', currentPassword: '' },
    schema: requestEmailChangeSchema,
    bodyOf: ({ newEmail, ...rest }) => ({ ...rest, newEmail: newEmail.trim() }),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  return (
    <form {...form.props} className="grid max-w-104 gap-4">
      <FailureBanner error={isPending ? null : error} />
      <EmailField
        {...form.field('newEmail')}
        label={t(($) => $.email.new)}
        hint={t(($) => $.email.hint)}
        autoComplete="email"
        autoFocus
      />
      <CurrentPassword {...form.field('currentPassword')} />
      <FormEnding submit={t(($) => $.email.submit)} busy={isPending} onLeave={onLeave} />
    </form>
  )
}

/** The e-mail address to sign in with; a change takes effect once confirmed by mail. */
export function EmailForm() {
  const { t } = useTranslation('shell.profile')
  const { email } = useSession().whoAmI
  const [sent, setSent] = useState<string | null>(null)
  return (
    <>
      <p className="wrap-anywhere">{email}</p>
      <div aria-live="polite" className="empty:hidden">
        {sent && (
          <Banner tone="success" icon={<MailCheck />}>
            {t(($) => $.email.sent, { email: sent })}
          </Banner>
        )}
      </div>
      <InlineForm open={t(($) => $.email.change)}>
        {(close) => (
          <ChangeForm
            onSent={(address) => {
              setSent(address)
              close()
            }}
            onLeave={close}
          />
        )}
      </InlineForm>
    </>
  )
}
