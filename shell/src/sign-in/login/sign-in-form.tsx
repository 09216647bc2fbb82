import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { PasswordField } from '@lernspur/app-kit/form/password-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { paths, sharedDevice, useDeviceSetting, useLocation, useTranslation } from '@lernspur/app-runtime'
import { loginSchema } from '@lernspur/contracts/identity/auth.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { lazy, Suspense } from 'react'
import { SlowHint } from '../layout/slow-hint'
import { TextLink } from '../layout/text-link'
import { OtherMethods } from './other-methods'
import { typedEmail } from './typed-email'
import { useSignIn } from './use-sign-in'

const CellGuide = lazy(() => import('../cell/cell-guide'))

/** Marks the device as shared; applies to every sign-in method here until it is unset. */
function SharedDevice() {
  const { t } = useTranslation('shell.sign-in')
  const [isShared, turn] = useDeviceSetting(sharedDevice)
  return (
    <CheckboxField
      checked={isShared}
      onCheckedChange={turn}
      label={t(($) => $.login.shared)}
      hint={t(($) => $.login.sharedHint)}
    />
  )
}

/** E-mail address and password. Input is kept whatever the response. */
export function SignInForm() {
  const { t } = useTranslation('shell.sign-in')
  const { state } = useLocation()
  const { mutate, error, isPending, isSuccess } = useSignIn()
  const busy = isPending || isSuccess
  const { values, field, props } = useForm({
    initial: { email: typedEmail(state), password: '' },
    schema: loginSchema,
    bodyOf: ({ email, password }) => ({ email: email.trim(), password }),
    onSubmit: (body) => mutate({ body }),
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
          <PasswordField {...field('password')} autoComplete="current-password" />
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
      <Suspense>
        <CellGuide email={carried.email} />
      </Suspense>
      <OtherMethods email={carried.email} />
    </div>
  )
}
