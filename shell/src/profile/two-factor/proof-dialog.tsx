import {
  renewRecoveryCodesMutation,
  turnOffTwoFactorMutation,
} from '@lernspur/api-client/identity/two-factor/two-factor.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { enterSession, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { proveTwoFactorSchema } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { CurrentPassword } from '../sign-in/current-password'
import { TwoFactorField } from './two-factor-field'

interface ProofDialogProps {
  purpose: 'turn-off' | 'renew'
  onClose(): void
  onCodes(codes: readonly string[]): void
}

/** Common to both purposes once password and code were accepted. */
const usePurpose = ({ purpose, onClose, onCodes }: ProofDialogProps) => {
  const { t } = useTranslation('shell.profile')
  const toast = useToast()
  const turnOff = useMutation({
    ...turnOffTwoFactorMutation(),
    onSuccess: (signedIn) => {
      enterSession(signedIn)
      toast({ text: t(($) => $.twoFactor.turnedOff) })
      onClose()
    },
  })
  const renew = useMutation({
    ...renewRecoveryCodesMutation(),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return purpose === 'turn-off'
    ? { ...turnOff, title: t(($) => $.twoFactor.turnOff), text: t(($) => $.twoFactor.turnOffText) }
    : { ...renew, title: t(($) => $.twoFactor.renew), text: t(($) => $.twoFactor.renewText) }
}

/** Asks for password and second factor again, then disables it or creates new recovery codes. */
export function ProofDialog(props: ProofDialogProps) {
  const { t } = useTranslation('shell.profile')
  const { mutate, isPending, error, title, text } = usePurpose(props)
  const form = useForm({
    initial: { currentPassword: '', tfaCode: '' },
    schema: proveTwoFactorSchema,
    bodyOf: ({ currentPassword, tfaCode }) => ({ currentPassword, tfaCode: tfaCode.trim() }),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  return (
    <ModalDialog open onOpenChange={props.onClose} title={title} description={text} closeLabel={t(($) => $.cancel)}>
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <FailureBanner error={isPending ? null : error} />
        <CurrentPassword {...form.field('currentPassword')} />
        <TwoFactorField {...form.field('tfaCode')} hint={t(($) => $.twoFactor.codeHint)} />
        <Button
          type="submit"
          variant={props.purpose === 'turn-off' ? 'destructive' : 'default'}
          busy={isPending}
          className="justify-self-end"
        >
          {title}
        </Button>
      </form>
    </ModalDialog>
  )
}
