import { startLinkMutation } from '@lernspur/api-client/identity/external-identity.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useMutation, useTranslation } from '@lernspur/app-runtime'
import { type AuthProvider, startLinkSchema } from '@lernspur/contracts/identity/external-identity.contract'
import { FormEnding } from '../form-ending'
import { CurrentPassword } from '../sign-in/current-password'

interface PasswordStepProps {
  provider: AuthProvider
  onLeave(): void
}

function PasswordStep({ provider: { id, name }, onLeave }: PasswordStepProps) {
  const { t } = useTranslation('shell.profile')
  const start = useMutation({ ...startLinkMutation(), onSuccess: ({ url }) => location.assign(url) })
  // Until the browser has left.
  const busy = start.isPending || start.isSuccess
  const form = useForm({
    initial: { currentPassword: '' },
    schema: startLinkSchema,
    onSubmit: (body) => start.mutate({ params: { providerId: id }, body }),
    busy,
    error: start.error,
  })
  const isUnavailable = isApiError(start.error) && start.error.code === 'NOT_FOUND'
  return (
    <form {...form.props} className="grid max-w-104 gap-4">
      <FailureBanner
        error={busy ? null : start.error}
        text={isUnavailable ? t(($) => $.identities.barred, { name }) : undefined}
      />
      <CurrentPassword {...form.field('currentPassword')} autoFocus />
      <FormEnding submit={t(($) => $.identities.submit, { name })} busy={busy} onLeave={onLeave} />
    </form>
  )
}

/** Asks for the password, then leaves for the provider. */
export function LinkForm({ provider }: { provider: AuthProvider }) {
  const { t } = useTranslation('shell.profile')
  return (
    <InlineForm open={t(($) => $.identities.link, { name: provider.name })}>
      {(close) => <PasswordStep provider={provider} onLeave={close} />}
    </InlineForm>
  )
}
