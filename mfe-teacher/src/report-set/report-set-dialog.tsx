import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import { type ReportSetForm, reportSetForms } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { RadioGroup } from '@lernspur/ui/choice/radio-group'
import { ProgressBar } from '@lernspur/ui/data/progress-bar'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import { Dialog } from '@lernspur/ui/overlay/dialog'
import { useState } from 'react'
import { useReportSet } from './use-report-set'

interface ReportSetDialogProps {
  classId: string
  reportIds: readonly string[]
  /** The file's name without its ending. */
  name: string
  onClose: () => void
}

/** Makes chosen reports of a class one PDF or an archive, with progress (rule print.4). */
export function ReportSetDialog({ classId, reportIds, name, onClose }: ReportSetDialogProps) {
  const { t } = useTranslation('teacher.report-set')
  const [chosen, setChosen] = useState<ReportSetForm>()
  const [chosenDuplex, setDuplex] = useState<boolean>()
  const textOf = useErrorText()
  const begun = useReportSet(classId, reportIds, name)
  const { set, isRunning, isSilent, isBusy, isSaved, error, start, cancel, saveAgain } = begun
  // A set that was found again says of which form it is.
  const form = chosen ?? begun.form ?? 'pdf'
  const duplex = chosenDuplex ?? begun.duplex ?? true
  const isMade = set?.state === 'done' && set.form === form && (form !== 'pdf' || set.duplex === duplex)
  const [done, count] = [set?.done ?? 0, set?.total ?? reportIds.length]
  const forms = {
    html: { label: t(($) => $.form.html), hint: t(($) => $.form.htmlHint) },
    pdf: { label: t(($) => $.form.pdf), hint: t(($) => $.form.pdfHint) },
    xlsx: { label: t(($) => $.form.xlsx), hint: t(($) => $.form.xlsxHint) },
    zip: { label: t(($) => $.form.zip), hint: t(($) => $.form.zipHint) },
  }
  return (
    <Dialog
      open
      size="large"
      goesOn
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.title, { count: reportIds.length })}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          {isRunning && (
            <Button variant="outline" onClick={cancel}>
              {t(($) => $.cancel)}
            </Button>
          )}
          {isMade ? (
            <Button busy={isBusy} onClick={saveAgain}>
              {t(($) => $.saveAgain)}
            </Button>
          ) : (
            <Button busy={isBusy} onClick={() => start({ form, duplex })}>
              {t(($) => $.start)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t(($) => $.form.label)}
          value={isRunning ? (begun.form ?? form) : form}
          onValueChange={(value) => setChosen(reportSetForms.find((one) => one === value))}
          options={reportSetForms.map((value) => ({ value, ...forms[value], disabled: isRunning }))}
        />
        {form === 'pdf' && (
          <Checkbox
            label={t(($) => $.duplex)}
            hint={t(($) => $.duplexHint)}
            checked={duplex}
            onCheckedChange={setDuplex}
          />
        )}
        <div aria-live="polite">
          {isRunning && (
            <div className="grid gap-2">
              <ProgressBar value={done} max={count} label={t(($) => $.progress)} />
              <p className="text-sm text-muted-foreground">
                {isSilent ? t(($) => $.silent) : t(($) => $.done, { done, count })}
              </p>
            </div>
          )}
          {set?.state === 'done' && isSaved && <Banner tone="success">{t(($) => $.saved)}</Banner>}
          {set?.state === 'canceled' && <Banner tone="neutral">{t(($) => $.canceled)}</Banner>}
          {error && <Banner tone="danger">{textOf(error)}</Banner>}
          {set?.state === 'failed' && <Banner tone="danger">{t(($) => $.failed)}</Banner>}
        </div>
      </div>
    </Dialog>
  )
}
