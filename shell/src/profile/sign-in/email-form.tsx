import { requestEmailChangeMutation } from '@lernspur/api-client/email.queries'
import { useMutation, useSession, useTranslation } from '@lernspur/app-kit'
import { requestEmailChangeSchema } from '@lernspur/contracts/email.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { Banner } from '@lernspur/ui/layout/banner'
import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { FailureBanner } from '../../form/failure-banner'
import { problemsOf } from '../../form/problems'
import { useForm } from '../../form/use-form'
import { FormEnding } from '../form-ending'
import { PasswordField } from './password-field'

function ChangeForm({ onSent, onLeave }: { onSent(email: string): void; onLeave(): void }) {
  const { t } = useTranslation('profile')
  const { mutate, isPending, error } = useMutation({
    ...requestEmailChangeMutation(),
    onSuccess: (_, { newEmail }) => onSent(newEmail),
  })
  const form = useForm({
    initial: { newEmail: '', currentPassword: '' },
    problemsOf: ({ newEmail, ...rest }) => problemsOf(requestEmailChangeSchema, { ...rest, newEmail: newEmail.trim() }),
    onSubmit: ({ newEmail, currentPassword }) => mutate({ newEmail: newEmail.trim(), currentPassword }),
    busy: isPending,
    error,
  })
  const { values, set } = form
  return (
    <form {...form.props} className="grid max-w-104 gap-4">
      <FailureBanner error={isPending ? null : error} />
      <Field
        label={t(($) => $.email.new)}
        hint={t(($) => $.email.hint)}
        error={form.problem('newEmail') && t(($) => $.email.malformed)}
        required
      >
        <Input
          autoFocus
          type="email"
          name="newEmail"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          value={values.newEmail}
          onChange={(event) => set({ newEmail: event.target.value })}
        />
      </Field>
      <PasswordField
        name="currentPassword"
        label={t(($) => $.password.current)}
        problem={form.problem('currentPassword')}
        value={values.currentPassword}
        onValueChange={(currentPassword) => set({ currentPassword })}
      />
      <FormEnding submit={t(($) => $.email.submit)} busy={isPending} onLeave={onLeave} />
    </form>
  )
}

/** The address that one signs in with; another one holds once it was confirmed by mail. */
export function EmailForm() {
  const { t } = useTranslation('profile')
  const { email } = useSession().whoAmI
  // Null until it is opened first; the button has the focus again once it was closed.
  const [open, setOpen] = useState<boolean | null>(null)
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
      {open ? (
        <ChangeForm
          onSent={(address) => {
            setSent(address)
            setOpen(false)
          }}
          onLeave={() => setOpen(false)}
        />
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          autoFocus={open === false}
          onClick={() => setOpen(true)}
        >
          {t(($) => $.email.change)}
        </Button>
      )}
    </>
  )
}
