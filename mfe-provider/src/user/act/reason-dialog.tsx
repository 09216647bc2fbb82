import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useTranslation } from '@lernspur/app-runtime'
import { supportCaseLimits, supportReasonSchema } from '@lernspur/contracts/identity/support-case.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogFooter } from '@lernspur/ui/components/ui/dialog'

interface ReasonDialogProps {
  title: string
  consequence: string
  submitLabel: string
  isDanger?: boolean
  busy: boolean
  error: Error | null
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** The server's own sentences about this case; undefined where the catalogue's text is enough. */
const detailsOf = (error: Error | null): string | undefined =>
  isApiError(error) && error.details.length > 0 ? error.details.map(({ message }) => message).join(' ') : undefined

/** Says what an act means, and asks for the reason that the person is told. */
export function ReasonDialog({ isDanger = false, busy, error, ...props }: ReasonDialogProps) {
  const { t } = useTranslation('provider.case')
  const form = useForm({
    initial: { reason: '' },
    schema: supportReasonSchema,
    bodyOf: ({ reason }) => ({ reason }),
    onSubmit: ({ reason }) => props.onSubmit(reason),
    busy,
    error,
  })
  const { id, value, problem, detail, onValueChange } = form.field('reason')
  const most = supportCaseLimits.reason
  const fault = problem === 'tooLong' ? t(($) => $.reason.tooLong, { most }) : t(($) => $.reason.missing)
  return (
    <ModalDialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={props.title}
      description={props.consequence}
      closeLabel={t(($) => $.close)}
      size="large"
    >
      <form {...form.props} className="grid gap-4">
        <FailureBanner error={busy ? null : error} text={detailsOf(error)} />
        <LabelledField
          id={id}
          label={t(($) => $.reason.label)}
          hint={t(($) => $.reason.hint)}
          error={problem ? fault : detail}
          required
        >
          <MultilineInput value={value} onValueChange={onValueChange} max={most} />
        </LabelledField>
        <DialogFooter>
          <Button type="button" variant="outline" disabled={busy} onClick={props.onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" variant={isDanger ? 'destructive' : undefined} busy={busy}>
            {props.submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </ModalDialog>
  )
}
