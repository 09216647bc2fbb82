import { deactivateMeMutation } from '@lernspur/api-client/identity/account.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import { useMayClearDevice } from '@lernspur/app-runtime/offline/list/use-may-clear-device'
import { deactivateMeSchema } from '@lernspur/contracts/identity/account.contract'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogFooter } from '@lernspur/ui/components/ui/dialog'
import { signInPath } from '../../session/sign-in-path'
import { leaveDevice } from '../../session/use-sign-out'
import { CurrentPassword } from '../sign-in/current-password'

/** Asks for the password again where the account has one, then deactivates the account. */
export function DeactivateForm({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('shell.profile')
  const mayClearDevice = useMayClearDevice()
  const hasPassword = !isMissingAddress(useSession().whoAmI.email)
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...deactivateMeMutation(),
    onSuccess: () => leaveDevice(signInPath('/', 'deactivated')),
  })
  const form = useForm({
    initial: { currentPassword: '' },
    schema: deactivateMeSchema,
    bodyOf: ({ currentPassword }) => (hasPassword ? { currentPassword } : {}),
    onSubmit: (body) => void mayClearDevice().then((may) => may && mutate({ body })),
    busy: isPending || isSuccess,
    error,
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FailureBanner error={isPending ? null : error} />
      {hasPassword && <CurrentPassword {...form.field('currentPassword')} />}
      <DialogFooter>
        <Button variant="outline" disabled={isPending || isSuccess} onClick={onLeave}>
          {t(($) => $.cancel)}
        </Button>
        <Button type="submit" variant="destructive" busy={isPending || isSuccess}>
          {t(($) => $.deactivate.submit)}
        </Button>
      </DialogFooter>
    </form>
  )
}
