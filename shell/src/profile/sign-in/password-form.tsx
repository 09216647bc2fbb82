import { changePasswordMutation } from '@lernspur/api-client/identity/password.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { repeatProblem } from '@lernspur/app-kit/form/form-schema'
import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { PasswordField } from '@lernspur/app-kit/form/password-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { enterSession, useMutation, useSession, useToast, useTranslation } from '@lernspur/app-runtime'
import { changePasswordSchema } from '@lernspur/contracts/identity/password.contract'
import { FormEnding } from '../form-ending'
import { CurrentPassword } from './current-password'

function ChangeForm({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('shell.profile')
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
    initial: { currentPassword: '', newPassword: '', repeated: '' },
    schema: changePasswordSchema,
    bodyOf: ({ repeated, ...body }) => body,
    ownProblemsOf: ({ newPassword, repeated }) => repeatProblem(newPassword, repeated),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  return (
    <form {...form.props} className="grid max-w-104 gap-4">
      <FailureBanner error={isPending ? null : error} />
      {/* For password managers, which store a password with its user name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword {...form.field('currentPassword')} autoFocus />
      <PasswordField
        {...form.field('newPassword')}
        label={t(($) => $.password.new)}
        hint={t(($) => $.password.hint)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('repeated')}
        label={t(($) => $.password.repeat)}
        malformed={t(($) => $.password.mismatch)}
        autoComplete="new-password"
      />
      <FormEnding submit={t(($) => $.password.submit)} busy={isPending} onLeave={onLeave} />
    </form>
  )
}

/** Changes the password, which signs out all other devices. */
export function PasswordForm() {
  const { t } = useTranslation('shell.profile')
  return <InlineForm open={t(($) => $.password.change)}>{(close) => <ChangeForm onLeave={close} />}</InlineForm>
}
