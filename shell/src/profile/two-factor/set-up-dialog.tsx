import { useTranslation } from '@lernspur/app-runtime'
import type { TwoFactorSetUp } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { useState } from 'react'
import { ConfirmStep } from './confirm-step'
import { PasswordStep } from './password-step'

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
