import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { EmailField } from '@lernspur/app-kit/form/email-field'
import { ErrorSummary } from '@lernspur/app-kit/form/error-summary'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { NameFields } from '@lernspur/app-kit/form/name-fields'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useLocation, useQuery, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import { versionsInForce } from '@lernspur/contracts/consent.contract'
import { type Register, registerSchema } from '@lernspur/contracts/identity/registration.contract'
import { MailLink } from '@lernspur/ui/components/data/mail-link'
import { Button } from '@lernspur/ui/components/ui/button'
import { SlowHint } from '../layout/slow-hint'
import { typedEmail } from '../login/typed-email'
import { Consent } from './consent'
import { InvitationField } from './invitation-field'
import { InvitationRequest } from './invitation-request'

interface RegistrationInput {
  readonly [field: string]: string | boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly invitationCode: string
  readonly consent: boolean
}

const bodyOf = ({ email, firstName, lastName, invitationCode }: RegistrationInput): Register => ({
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  consent: { ...versionsInForce },
  ...(invitationCode.trim() !== '' && { invitationCode: invitationCode.trim() }),
})

interface RegisterFormProps {
  onSubmit(body: Register): void
  busy: boolean
  error: Error | null
}

/** Name, address, optional invitation, and consent. */
export function RegisterForm({ onSubmit, busy, error }: RegisterFormProps) {
  const { t } = useTranslation('shell.sign-in')
  const { t: named } = useTranslation('app-runtime.editing')
  const { state } = useLocation()
  const [search] = useSearchParams()
  const given = search.get('code') ?? ''
  const initial: RegistrationInput = {
    firstName: '',
    lastName: '',
    email: typedEmail(state),
    invitationCode: given,
    consent: false,
  }
  const { field, props, values, wrong } = useForm({
    initial,
    schema: registerSchema,
    bodyOf,
    ownProblemsOf: ({ consent }) => (consent ? {} : { consent: 'missing' }),
    onSubmit,
    busy,
    error,
  })
  const isUnknown = isApiError(error) && error.code === 'UNKNOWN_REGISTRATION'
  const { email } = useQuery({ ...operatorQuery(), enabled: isUnknown }).data ?? {}
  const invitation = <InvitationField {...field('invitationCode')} given={given} />
  return (
    <form {...props} className="grid grid-cols-1 gap-5">
      <FailureBanner error={busy ? null : error} />
      {isUnknown && values.invitationCode !== '' && <InvitationRequest address={values.email} />}
      {isUnknown && email && (
        <div className="text-sm">
          {t(($) => $.register.support)} <MailLink address={email} />
        </div>
      )}
      <ErrorSummary
        wrong={wrong}
        labels={{
          firstName: named(($) => $.firstName.label),
          lastName: named(($) => $.lastName.label),
          email: named(($) => $.email.label),
          invitationCode: t(($) => $.invitationCode.label),
          consent: t(($) => $.consent.name),
        }}
      />
      {given !== '' && invitation}
      <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      <EmailField {...field('email')} hint={t(($) => $.register.emailHint)} autoComplete="email" />
      {given === '' && invitation}
      <Consent {...field('consent')} />
      <Button type="submit" size="lg" busy={busy}>
        {t(($) => $.register.submit)}
      </Button>
      <SlowHint busy={busy} />
    </form>
  )
}
