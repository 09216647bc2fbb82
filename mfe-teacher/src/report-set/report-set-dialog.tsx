import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import { type ReportSetForm, reportSetForms } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Progress } from '@lernspur/ui/components/ui/progress'
import { useState } from 'react'
import { useReportSet } from './use-report-set'

/** The language that the school has chosen. */
const ofSchool = 'ofSchool'

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
  const [chosenLanguage, setLanguage] = useState<Language | typeof ofSchool>()
  const [chosenForChild, setForChild] = useState<boolean>()
  const textOf = useErrorText()
  const reportSet = useReportSet(classId, reportIds, name)
  const { set, isRunning, isSilent, isBusy, isSaved, error, start, cancel, saveAgain } = reportSet
  // A resumed set has its own form.
  const form = chosen ?? reportSet.form ?? 'pdf'
  const duplex = chosenDuplex ?? reportSet.duplex ?? true
  const language = chosenLanguage ?? reportSet.printOptions?.language ?? ofSchool
  const isForChild = chosenForChild ?? reportSet.printOptions?.reportForm === 'child'
  const options = {
    ...(language !== ofSchool && { language }),
    ...(isForChild && form !== 'xlsx' && { reportForm: 'child' as const }),
  }
  const isMade =
    set?.state === 'done' &&
    set.form === form &&
    (form !== 'pdf' || set.duplex === duplex) &&
    (set.language ?? undefined) === options.language &&
    (set.reportForm ?? undefined) === options.reportForm
  const done = set?.done ?? 0
  const count = set?.total ?? reportIds.length
  const forms = {
    html: { label: t(($) => $.form.html), hint: t(($) => $.form.htmlHint) },
    pdf: { label: t(($) => $.form.pdf), hint: t(($) => $.form.pdfHint) },
    xlsx: { label: t(($) => $.form.xlsx), hint: t(($) => $.form.xlsxHint) },
    zip: { label: t(($) => $.form.zip), hint: t(($) => $.form.zipHint) },
  }
  return (
    <ModalDialog
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
            <Button busy={isBusy} onClick={() => start({ form, duplex, ...options })}>
              {t(($) => $.start)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroupField
          label={t(($) => $.form.label)}
          value={isRunning ? (reportSet.form ?? form) : form}
          onValueChange={(value) => setChosen(reportSetForms.find((one) => one === value))}
          options={reportSetForms.map((value) => ({ value, ...forms[value], disabled: isRunning }))}
        />
        {form === 'pdf' && (
          <CheckboxField
            label={t(($) => $.duplex)}
            hint={t(($) => $.duplexHint)}
            checked={duplex}
            onCheckedChange={setDuplex}
          />
        )}
        {form !== 'xlsx' && (
          <CheckboxField
            label={t(($) => $.forChild)}
            hint={t(($) => $.forChildHint)}
            checked={isForChild}
            onCheckedChange={setForChild}
          />
        )}
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t(($) => $.language.label)}</p>
          <RadioGroupField
            label={t(($) => $.language.label)}
            value={language}
            onValueChange={(value) => setLanguage(languages.find((one) => one === value) ?? ofSchool)}
            options={([ofSchool, ...languages] as const).map((value) => ({
              value,
              label: t(($) => $.language[value]),
              disabled: isRunning,
            }))}
          />
        </div>
        <div aria-live="polite">
          {isRunning && (
            <div className="grid gap-2">
              <Progress value={done} max={count} aria-label={t(($) => $.progress)} />
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
    </ModalDialog>
  )
}
