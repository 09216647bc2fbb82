import { useTranslation } from '@lernspur/app-kit'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { problemsOf, repeatProblem } from '@lernspur/app-kit/form/problems'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { setNewPasswordSchema } from '@lernspur/contracts/password.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { PasswordField } from '../field/password-field'
import { SlowHint } from '../layout/slow-hint'
import type { PasswordLink } from './password-link'
import { useSetPassword } from './use-set-password'

interface NewPasswordFormProps {
  link: PasswordLink
  submit: string
}

/** A new password, twice, so that nobody locks himself or herself out by a slip. */
export function NewPasswordForm({ link, submit }: NewPasswordFormProps) {
  const { t } = useTranslation('shell.sign-in')
  const { setPassword, busy, error } = useSetPassword()
  const { field, props } = useForm({
    initial: { password: '', repeated: '' },
    problemsOf: ({ password, repeated }) => ({
      ...problemsOf(setNewPasswordSchema, { ...link, password }),
      ...repeatProblem(password, repeated),
    }),
    onSubmit: ({ password }) => setPassword({ ...link, password }),
    busy,
  })
  return (
    <form {...props} className="grid grid-cols-1 gap-5">
      <FailureBanner error={busy ? null : error} />
      <Field label={t(($) => $.email.label)}>
        <Input type="email" name="email" autoComplete="username" readOnly value={link.email} />
      </Field>
      <PasswordField
        {...field('password')}
        label={t(($) => $.newPassword.label)}
        hint={t(($) => $.newPassword.hint)}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('repeated')}
        label={t(($) => $.newPassword.repeat)}
        malformed={t(($) => $.newPassword.different)}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" busy={busy}>
        {submit}
      </Button>
      <SlowHint busy={busy} />
    </form>
  )
}
