import { correctReportMutation } from '@lernspur/api-client/teacher/report.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import {
  paths,
  useErrorText,
  useFormat,
  useKeyedMutation,
  useNavigate,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { correctionLimits } from '@lernspur/contracts/teacher/report-correction.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useId } from 'react'

interface CorrectionDialogProps {
  classId: string
  report: Report
  onClose: () => void
}

/** Asks for the reason of a corrected report, and opens its copy (rule report.11). What was typed outlives closing. */
export function CorrectionDialog({ classId, report, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const toast = useToast()
  const navigate = useNavigate()
  const textOf = useErrorText()
  const formId = useId()
  const { draft: reason, change: setReason, resolveConflict: discard } = useTyped(`report-correction ${report.id}`, '')
  const isValid = reason.trim() !== '' && reason.length <= correctionLimits.reason
  const { mutate, isPending, error } = useKeyedMutation(correctReportMutation({ showsFailure: true }))
  const child = format.name({ firstName: report.studentFirstName, lastName: report.studentLastName })
  const submit = () =>
    mutate(
      { params: { reportId: report.id }, body: { reason: reason.trim() } },
      {
        onSuccess: ({ id }) => {
          discard()
          toast({ text: t(($) => $.correction.done) })
          onClose()
          navigate(paths.report(classId, id))
        },
      },
    )
  return (
    <ModalDialog
      open
      retainsInput
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.correction.question, { child })}
      description={t(($) => $.correction.text)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={!isValid}>
            {t(($) => $.correction.submit)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && isValid) submit()
        }}
      >
        <LabelledField
          label={t(($) => $.correction.reason)}
          hint={t(($) => $.correction.reasonHint)}
          error={error ? textOf(error) : undefined}
          required
        >
          <MultilineInput value={reason} max={correctionLimits.reason} onValueChange={setReason} />
        </LabelledField>
      </form>
    </ModalDialog>
  )
}
