import { changePasswordMutation } from '@lernspur/api-client/password.queries'
import { enterSession, useMutation, useSession, useToast, useTranslation } from '@lernspur/app-kit'
import { changePasswordSchema } from '@lernspur/contracts/password.contract'
import { Button } from '@lernspur/ui/form/button'
import { useState } from 'react'
import { FailureBanner } from '../../form/failure-banner'
import { type Problems, problemsOf } from '../../form/problems'
import { useForm } from '../../form/use-form'
import { FormEnding } from '../form-ending'
import { PasswordField } from './password-field'

const initial = { currentPassword: '', newPassword: '', repeated: '' }

const check = ({ repeated, ...body }: typeof initial): Problems => ({
  ...problemsOf(changePasswordSchema, body),
  ...(repeated !== body.newPassword && { repeated: 'malformed' as const }),
})

function ChangeForm({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('profile')
  const { email } = useSession().whoAmI
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    ...changePasswordMutation(),
    onSuccess: (signedIn) => {
      enterSession(signedIn)
      toast({ text: t(($) => $.password.changed) })
      onLeave()
    },
  })
  const form = useForm({
    initial,
    problemsOf: check,
    onSubmit: ({ currentPassword, newPassword }) => mutate({ currentPassword, newPassword }),
    busy: isPending,
    error,
  })
  const { values, set } = form
  return (
    <form {...form.props} className="grid max-w-104 gap-4">
      <FailureBanner error={isPending ? null : error} />
      {/* For password managers, which keep a password with its address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t(($) => $.password.current)}
        problem={form.problem('currentPassword')}
        value={values.currentPassword}
        onValueChange={(currentPassword) => set({ currentPassword })}
      />
      <PasswordField
        isNew
        name="newPassword"
        label={t(($) => $.password.new)}
        hint={t(($) => $.password.hint)}
        problem={form.problem('newPassword')}
        value={values.newPassword}
        onValueChange={(newPassword) => set({ newPassword })}
      />
      <PasswordField
        isNew
        name="repeated"
        label={t(($) => $.password.repeat)}
        mismatch={t(($) => $.password.mismatch)}
        problem={form.problem('repeated')}
        value={values.repeated}
        onValueChange={(repeated) => set({ repeated })}
      />
      <FormEnding submit={t(($) => $.password.submit)} busy={isPending} onLeave={onLeave} />
    </form>
  )
}

/** Sets another password; every other device is signed out then. */
export function PasswordForm() {
  const { t } = useTranslation('profile')
  // Null until it is opened first; the button has the focus again once it was closed.
  const [open, setOpen] = useState<boolean | null>(null)
  return open ? (
    <ChangeForm onLeave={() => setOpen(false)} />
  ) : (
    <Button variant="outline" className="justify-self-start" autoFocus={open === false} onClick={() => setOpen(true)}>
      {t(($) => $.password.change)}
    </Button>
  )
}
