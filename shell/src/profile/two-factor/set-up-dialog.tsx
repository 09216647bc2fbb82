import { setUpTwoFactorMutation } from '@lernspur/api-client/identity/two-factor/two-factor.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import { setUpTwoFactorSchema, type TwoFactorSetUp } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { CurrentPassword } from '../sign-in/current-password'
import { ConfirmStep } from './confirm-step'

/** Asks for the password again before a secret is created. */
function PasswordStep({ onSetUp }: { onSetUp(setUp: TwoFactorSetUp): void }) {
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

interface SetUpDialogProps {
  onClose(): void
  /** Enabled; these codes are shown only once. */
  onCodes(codes: readonly string[]): void
}

/** Enables the second factor: the password again, the secret for the app, and a first code from it. */
export function SetUpDialog({ onClose, onCodes }: SetUpDialogProps) {
  const { t } = useTranslation('shell.profile')
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null)
  return (
    <ModalDialog
      open
      onOpenChange={onClose}
      size="large"
      title={t(($) => $.twoFactor.turnOn)}
      description={setUp ? t(($) => $.twoFactor.scan) : t(($) => $.twoFactor.prove)}
      closeLabel={t(($) => $.cancel)}
    >
      {setUp ? <ConfirmStep setUp={setUp} onCodes={onCodes} /> : <PasswordStep onSetUp={setSetUp} />}
    </ModalDialog>
  )
}
