import { setNewPasswordMutation } from '@lernspur/api-client/identity/password.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { repeatProblem } from '@lernspur/app-kit/form/form-schema'
import { PasswordField } from '@lernspur/app-kit/form/password-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import {
  type SetNewPassword,
  setNewPasswordSchema,
  type ValidateCode,
} from '@lernspur/contracts/identity/password.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { signInPath } from '../../session/sign-in-path'
import { SlowHint } from '../layout/slow-hint'
import { useSignIn } from '../login/use-sign-in'

/** Sets the password by a mailed code and signs in with it; if signing in fails, redirects to the sign-in page. */
const useSetPassword = () => {
  const navigate = useNavigate()
  const signIn = useSignIn()
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...setNewPasswordMutation(),
    onSuccess: (_, { body: { email, password } }) =>
      signIn.mutate(
        { body: { email, password } },
        { onError: () => void navigate(signInPath('/', 'password-set'), { replace: true, state: { email } }) },
      ),
  })
  return { setPassword: (body: SetNewPassword) => mutate({ body }), error, busy: isPending || isSuccess }
}

/** A new password, entered twice, so that a typo does not lock the user out. */
export function NewPasswordForm({ link, submit }: { link: ValidateCode; submit: string }) {
  const { t } = useTranslation('shell.sign-in')
  const { t: named } = useTranslation('app-runtime.editing')
  const { setPassword, busy, error } = useSetPassword()
  const { field, props } = useForm({
    initial: { password: '', repeated: '' },
    schema: setNewPasswordSchema,
    bodyOf: ({ password }) => ({ ...link, password }),
    ownProblemsOf: ({ password, repeated }) => repeatProblem(password, repeated),
    onSubmit: setPassword,
    busy,
  })
  return (
    <form {...props} className="grid grid-cols-1 gap-5">
      <FailureBanner error={busy ? null : error} />
      <LabelledField label={named(($) => $.email.label)}>
        <Input type="email" name="email" autoComplete="username" readOnly value={link.email} />
      </LabelledField>
      <PasswordField
        {...field('password')}
        label={t(($) => $.newPassword.label)}
        hint={t(($) => $.newPassword.hint)}
        autoFocus
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
