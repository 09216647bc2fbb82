import { setUpTwoFactorMutation } from '@lernspur/api-client/identity/two-factor/two-factor.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import { setUpTwoFactorSchema, type TwoFactorSetUp } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { CurrentPassword } from '../sign-in/current-password'

/** Asks for the password again before a secret is created. */
export function PasswordStep({ onSetUp }: { onSetUp(setUp: TwoFactorSetUp): void }) {
  const { t } = useTranslation('shell.profile')
  const { mutate, isPending, error } = useMutation({ ...setUpTwoFactorMutation(), onSuccess: onSetUp })
  const form = useForm({
    initial: { currentPassword: '' },
    schema: setUpTwoFactorSchema,
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FailureBanner error={isPending ? null : error} />
      <CurrentPassword {...form.field('currentPassword')} />
      <Button type="submit" busy={isPending} className="justify-self-end">
        {t(($) => $.next)}
      </Button>
    </form>
  )
}
