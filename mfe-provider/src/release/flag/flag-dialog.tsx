import { releaseDeskCalls } from '@lernspur/api-client/provider/release-desk.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { type DeskFlag, type SwitchFlag, switchFlagSchema } from '@lernspur/contracts/provider/release-desk.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogFooter } from '@lernspur/ui/components/ui/dialog'
import { useState } from 'react'
import { SchoolChoice } from '../../tenant/choice/school-choice'
import { ReasonField } from '../act/reason-field'
import { ShareField } from '../act/share-field'
import { useFlagName } from './use-flag-name'

/** Shares of users that something is shown to, in per cent. */
const shares = ['0', '5', '25', '50', '100'] as const

interface FlagDialogProps {
  unitId: string
  /** As it was when the dialog was opened: what somebody else switches meanwhile is not overwritten. */
  flag: DeskFlag
  onClose: () => void
}

/** Asks who is to see what is behind a flag, and why (rule desk.7). */
export default function FlagDialog({ unitId, flag, onClose }: FlagDialogProps) {
  const { t } = useTranslation('provider.release')
  const toast = useToast()
  const name = useFlagName()(flag)
  const before = { share: flag.share, schoolIds: flag.schools.map(({ id }) => id) }
  const [schoolIds, setSchoolIds] = useState(before.schoolIds)
  const { mutate, isPending, error } = useMutation(
    withConfirmation(releaseDeskCalls.switchReleaseFlag({ showsFailure: true })),
  )
  const form = useForm<{ share: string; reason: string }, SwitchFlag>({
    initial: { share: `${flag.share}`, reason: '' },
    schema: switchFlagSchema,
    bodyOf: ({ share, reason }) => ({ share: Number(share), schoolIds, from: before, reason }),
    onSubmit: (body) =>
      mutate(
        { params: { unit: unitId, flag: flag.name }, body },
        {
          onSuccess: () => {
            toast({ text: t(($) => $.flag.done, { name }) })
            onClose()
          },
        },
      ),
    busy: isPending,
    error,
  })
  const isStale = isApiError(error) && error.code === 'EDIT_CONFLICT'
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.flag.title, { name })}
      description={t(($) => $.flag.consequence)}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <FailureBanner error={isPending ? null : error} text={isStale ? t(($) => $.flag.stale) : undefined} />
        <ShareField label={t(($) => $.flag.weight)} field={form.field('share')} shares={shares} />
        <div className="grid grid-cols-1 gap-1">
          <SchoolChoice schoolIds={schoolIds} onChange={setSchoolIds} />
          <p className="text-sm text-muted-foreground">{t(($) => $.flag.schoolsHint)}</p>
        </div>
        <ReasonField field={form.field('reason')} />
        <DialogFooter>
          <Button type="button" variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" busy={isPending}>
            {t(($) => $.flag.submit)}
          </Button>
        </DialogFooter>
      </form>
    </ModalDialog>
  )
}
