import { useLocation, useSearchParams, useTranslation } from '@lernspur/app-kit'
import { type Register, registerSchema } from '@lernspur/contracts/registration.contract'
import { Button } from '@lernspur/ui/form/button'
import { FailureBanner } from '../../form/failure-banner'
import { problemsOf } from '../../form/problems'
import { useForm } from '../../form/use-form'
import { EmailField } from '../field/email-field'
import { TextField } from '../field/text-field'
import { SlowHint } from '../layout/slow-hint'
import { typedEmail } from '../login/typed-email'
import { Consent } from './consent'
import { InvitationField } from './invitation-field'

interface Typed {
  readonly [field: string]: string | boolean
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly invitationCode: string
  readonly consent: boolean
}

const bodyOf = ({ email, firstName, lastName, invitationCode }: Typed): Register => ({
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...(invitationCode.trim() !== '' && { invitationCode: invitationCode.trim() }),
})

interface RegisterFormProps {
  onSubmit(body: Register): void
  busy: boolean
  error: Error | null
}

/** Name, address, invitation if there is one, and consent. */
export function RegisterForm({ onSubmit, busy, error }: RegisterFormProps) {
  const { t } = useTranslation('sign-in')
  const { state } = useLocation()
  const [search] = useSearchParams()
  const given = search.get('code') ?? ''
  const initial: Typed = {
    email: typedEmail(state),
    firstName: '',
    lastName: '',
    invitationCode: given,
    consent: false,
  }
  const { values, set, problem, detail, props } = useForm({
    initial,
    problemsOf: (typed) => ({
      ...problemsOf(registerSchema, bodyOf(typed)),
      ...(!typed.consent && { consent: 'missing' as const }),
    }),
    onSubmit: (typed) => onSubmit(bodyOf(typed)),
    busy,
    error,
  })
  const invitation = (
    <InvitationField
      given={given}
      value={values.invitationCode}
      problem={problem('invitationCode')}
      onValueChange={(invitationCode) => set({ invitationCode })}
    />
  )
  return (
    <form {...props} className="grid gap-5">
      <FailureBanner error={busy ? null : error} />
      {given !== '' && invitation}
      <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-3">
        <TextField
          label={t(($) => $.firstName.label)}
          missing={t(($) => $.firstName.missing)}
          name="firstName"
          autoComplete="given-name"
          problem={problem('firstName')}
          detail={detail('firstName')}
          value={values.firstName}
          onValueChange={(firstName) => set({ firstName })}
        />
        <TextField
          label={t(($) => $.lastName.label)}
          missing={t(($) => $.lastName.missing)}
          name="lastName"
          autoComplete="family-name"
          problem={problem('lastName')}
          detail={detail('lastName')}
          value={values.lastName}
          onValueChange={(lastName) => set({ lastName })}
        />
      </div>
      <EmailField
        hint={t(($) => $.register.emailHint)}
        autoComplete="email"
        problem={problem('email')}
        detail={detail('email')}
        value={values.email}
        onValueChange={(email) => set({ email })}
      />
      {given === '' && invitation}
      <Consent
        checked={values.consent}
        onCheckedChange={(consent) => set({ consent })}
        isMissing={problem('consent') !== undefined}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t(($) => $.register.submit)}
      </Button>
      <SlowHint busy={busy} />
    </form>
  )
}
