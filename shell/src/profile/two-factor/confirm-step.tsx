import { confirmTwoFactorMutation } from '@lernspur/api-client/identity/two-factor/two-factor.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { enterSession, useMutation, useTranslation } from '@lernspur/app-runtime'
import {
  confirmTwoFactorSchema,
  type TwoFactorSetUp,
} from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { QrCode } from './qr-code'
import { TwoFactorField } from './two-factor-field'

interface ConfirmStepProps {
  setUp: TwoFactorSetUp
  onCodes(codes: readonly string[]): void
}

/** The secret as QR code and as text, and a first code from the app, which enables the second factor. */
export function ConfirmStep({ setUp, onCodes }: ConfirmStepProps) {
  const { t } = useTranslation('shell.profile')
  const { mutate, isPending, error } = useMutation({
    ...confirmTwoFactorMutation(),
    onSuccess: ({ recoveryCodes, ...signedIn }) => {
      enterSession(signedIn)
      onCodes(recoveryCodes)
    },
  })
  const form = useForm({
    initial: { tfaCode: '' },
    schema: confirmTwoFactorSchema,
    bodyOf: ({ tfaCode }) => ({ tfaCode: tfaCode.trim() }),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <QrCode text={setUp.otpauthUrl} label={t(($) => $.twoFactor.qr)} />
      <div className="grid grid-cols-1 gap-1">
        <p className="text-sm text-muted-foreground">{t(($) => $.twoFactor.typed)}</p>
        <p className="font-medium tracking-wide wrap-anywhere tabular-nums" translate="no">
          {setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <FailureBanner error={isPending ? null : error} />
      <TwoFactorField {...form.field('tfaCode')} />
      <Button type="submit" busy={isPending} className="justify-self-end">
        {t(($) => $.twoFactor.turnOn)}
      </Button>
    </form>
  )
}
