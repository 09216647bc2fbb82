import { paths, useLocation, useTranslation } from '@lernspur/app-kit'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { problemsOf } from '@lernspur/app-kit/form/problems'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { loginSchema } from '@lernspur/contracts/auth.contract'
import { Button } from '@lernspur/ui/form/button'
import { EmailField } from '../field/email-field'
import { PasswordField } from '../field/password-field'
import { SlowHint } from '../layout/slow-hint'
import { TextLink } from '../layout/text-link'
import { OtherWays } from './other-ways'
import { SharedDevice } from './shared-device'
import { typedEmail } from './typed-email'
import { useSignIn } from './use-sign-in'

/** E-mail address and password. What was typed stays, whatever the answer is. */
export function SignInForm() {
  const { t } = useTranslation('shell.sign-in')
  const { state } = useLocation()
  const { mutate, error, isPending, isSuccess } = useSignIn()
  const busy = isPending || isSuccess
  const bodyOf = ({ email, password }: { email: string; password: string }) => ({ email: email.trim(), password })
  const { values, field, props } = useForm({
    initial: { email: typedEmail(state), password: '' },
    problemsOf: (typed) => problemsOf(loginSchema, bodyOf(typed)),
    onSubmit: (typed) => mutate(bodyOf(typed)),
    busy,
    error,
  })
  const carried = { email: values.email.trim() }
  return (
    <div className="grid grid-cols-1 gap-6">
      <form {...props} className="grid grid-cols-1 gap-5">
        <FailureBanner error={isPending ? null : error} />
        <EmailField {...field('email')} />
        <div className="grid grid-cols-1 gap-1">
          <PasswordField {...field('password')} label={t(($) => $.password.label)} autoComplete="current-password" />
          <p className="justify-self-end">
            <TextLink to={paths.passwordReset} state={carried}>
              {t(($) => $.login.forgotten)}
            </TextLink>
          </p>
        </div>
        <SharedDevice />
        <Button type="submit" size="lg" busy={busy}>
          {t(($) => $.submit)}
        </Button>
        <SlowHint busy={busy} />
      </form>
      <OtherWays email={carried.email} />
    </div>
  )
}
