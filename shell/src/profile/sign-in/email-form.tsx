import { emailCalls, requestEmailChangeMutation } from '@lernspur/api-client/identity/email.queries'
import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { accountAddress } from '@lernspur/app-kit/person/account-name'
import { useFormat, useMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import { addEmailSchema, requestEmailChangeSchema } from '@lernspur/contracts/identity/email.contract'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { Banner } from '@lernspur/ui/components/layout/banner'
import MailCheck from 'lucide-react/icons/mail-check'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FormEnding } from '../form-ending'
import { CurrentPassword } from './current-password'

interface AddressFormProps {
  onSent(email: string): void
  onLeave(): void
}

interface AddressFieldsProps {
  props: ComponentProps<'form'>
  field: Omit<ComponentProps<typeof EmailField>, 'label'>
  state: { isPending: boolean; error: Error | null; onLeave(): void }
  /** What is asked for beside the new address. */
  children?: ReactNode
}

/** A form for a new address. */
function AddressForm({ props, field, state: { isPending, error, onLeave }, children }: AddressFieldsProps) {
  const { t } = useTranslation('shell.profile')
  return (
    <form {...props} className="grid max-w-104 gap-4">
      <FailureBanner error={isPending ? null : error} />
      <EmailField
        {...field}
        label={t(($) => $.email.new)}
        hint={t(($) => $.email.hint)}
        autoComplete="email"
        autoFocus
      />
      {children}
      <FormEnding submit={t(($) => $.email.submit)} busy={isPending} onLeave={onLeave} />
    </form>
  )
}

/** The first address of an account that only a hub opens (rule external.6). */
function AddForm({ onSent, onLeave }: AddressFormProps) {
  const { mutate, isPending, error } = useMutation({
    ...emailCalls.addEmail(),
    onSuccess: (_, { body }) => onSent(body.newEmail),
  })
  const form = useForm({
    initial: { newEmail: '' },
    schema: addEmailSchema,
    bodyOf: ({ newEmail }) => ({ newEmail: newEmail.trim() }),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  const state = { isPending, error, onLeave }
  return <AddressForm props={form.props} field={form.field('newEmail')} state={state} />
}

function ChangeForm({ onSent, onLeave }: AddressFormProps) {
  const { mutate, isPending, error } = useMutation({
    ...requestEmailChangeMutation(),
    onSuccess: (_, { body }) => onSent(body.newEmail),
  })
  const form = useForm({
    initial: { newEmail: '', currentPassword: '' },
    schema: requestEmailChangeSchema,
    bodyOf: ({ newEmail, ...rest }) => ({ ...rest, newEmail: newEmail.trim() }),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  const state = { isPending, error, onLeave }
  return (
    <AddressForm props={form.props} field={form.field('newEmail')} state={state}>
      <CurrentPassword {...form.field('currentPassword')} />
    </AddressForm>
  )
}

/** The e-mail address to sign in with; a change takes effect once confirmed by mail. */
export function EmailForm() {
  const { t } = useTranslation('shell.profile')
  const { email } = useSession().whoAmI
  const format = useFormat()
  const isMissing = isMissingAddress(email)
  const [sent, setSent] = useState<string | null>(null)
  return (
    <>
      <p className="wrap-anywhere">{accountAddress(format, email)}</p>
      {isMissing && <p className="text-sm text-muted-foreground">{t(($) => $.email.missing)}</p>}
      <div aria-live="polite" className="empty:hidden">
        {sent && (
          <Banner tone="success" icon={<MailCheck />}>
            {t(($) => $.email.sent, { email: sent })}
          </Banner>
        )}
      </div>
      <InlineForm open={isMissing ? t(($) => $.email.add) : t(($) => $.email.change)}>
        {(close) => {
          const Form = isMissing ? AddForm : ChangeForm
          const finish = (address: string) => {
            setSent(address)
            close()
          }
          return <Form onSent={finish} onLeave={close} />
        }}
      </InlineForm>
    </>
  )
}
