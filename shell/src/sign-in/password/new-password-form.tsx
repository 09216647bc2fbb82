import { useTranslation } from '@lernspur/app-kit'
import { setNewPasswordSchema } from '@lernspur/contracts/password.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { FailureBanner } from '../../form/failure-banner'
import { type Problems, problemsOf } from '../../form/problems'
import { useForm } from '../../form/use-form'
import { PasswordField } from '../field/password-field'
import { SlowHint } from '../layout/slow-hint'
import type { PasswordLink } from './password-link'
import { useSetPassword } from './use-set-password'

interface NewPasswordFormProps {
  link: PasswordLink
  submit: string
}

const repeatProblem = (password: string, repeated: string): Problems => {
  if (repeated === '') return { repeated: 'missing' }
  return repeated === password ? {} : { repeated: 'malformed' }
}

/** A new password, twice, so that nobody locks himself or herself out by a slip. */
export function NewPasswordForm({ link, submit }: NewPasswordFormProps) {
  const { t } = useTranslation('sign-in')
  const { setPassword, busy, error } = useSetPassword()
  const { values, set, problem, props } = useForm({
    initial: { password: '', repeated: '' },
    problemsOf: ({ password, repeated }) => ({
      ...problemsOf(setNewPasswordSchema, { ...link, password }),
      ...repeatProblem(password, repeated),
    }),
    onSubmit: ({ password }) => setPassword({ ...link, password }),
    busy,
  })
  return (
    <form {...props} className="grid gap-5">
      <FailureBanner error={busy ? null : error} />
      <Field label={t(($) => $.email.label)}>
        <Input type="email" name="email" autoComplete="username" readOnly value={link.email} />
      </Field>
      <PasswordField
        label={t(($) => $.newPassword.label)}
        hint={t(($) => $.newPassword.hint)}
        name="password"
        autoComplete="new-password"
        problem={problem('password')}
        value={values.password}
        onValueChange={(password) => set({ password })}
      />
      <PasswordField
        label={t(($) => $.newPassword.repeat)}
        name="repeated"
        autoComplete="new-password"
        problem={problem('repeated')}
        malformed={t(($) => $.newPassword.different)}
        value={values.repeated}
        onValueChange={(repeated) => set({ repeated })}
      />
      <Button type="submit" size="lg" busy={busy}>
        {submit}
      </Button>
      <SlowHint busy={busy} />
    </form>
  )
}
