import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import {
  type ReportBundleKey,
  reportBundleLimits,
} from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Progress } from '@lernspur/ui/components/ui/progress'
import { useState } from 'react'
import { useSchoolReportSet } from './use-school-report-set'

const forms = ['pdf', 'zip'] as const

interface PrintDialogProps {
  bundles: readonly ReportBundleKey[]
  /** Completed reports of them. */
  count: number
  onClose: () => void
}

/** Makes the completed reports of the chosen classes one PDF or an archive, with progress (rule print.12). */
export default function PrintDialog({ bundles, count, onClose }: PrintDialogProps) {
  const { t } = useTranslation('school-admin.reports')
  const textOf = useErrorText()
  const [form, setForm] = useState<(typeof forms)[number]>('pdf')
  const [duplex, setDuplex] = useState(true)
  const { set, isRunning, isBusy, isSaved, error, start, cancel } = useSchoolReportSet(t(($) => $.title))
  const isTooMany = count > reportBundleLimits.reports
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.print.title, { count })}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          {isRunning && (
            <Button variant="outline" onClick={cancel}>
              {t(($) => $.print.cancel)}
            </Button>
          )}
          <Button
            busy={isBusy || isRunning}
            disabled={count === 0 || isTooMany}
            onClick={() => start({ bundles: [...bundles], form, duplex })}
          >
            {t(($) => $.print.start)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isTooMany && <Banner tone="warning">{t(($) => $.sign.tooMany, { max: reportBundleLimits.reports })}</Banner>}
        <RadioGroupField
          label={t(($) => $.print.form)}
          value={form}
          onValueChange={(value) => setForm(value === 'zip' ? 'zip' : 'pdf')}
          options={forms.map((value) => ({
            value,
            label: t(($) => $.print[value]),
            hint: t(($) => $.print.hint[value]),
            disabled: isRunning,
          }))}
        />
        {form === 'pdf' && (
          <CheckboxField label={t(($) => $.print.duplex)} checked={duplex} onCheckedChange={setDuplex} />
        )}
        <div aria-live="polite">
          {isRunning && set && (
            <div className="grid gap-2">
              <Progress value={set.done} max={set.total} aria-label={t(($) => $.print.progress)} />
              <p className="text-sm text-muted-foreground">
                {t(($) => $.print.made, { done: set.done, count: set.total })}
              </p>
            </div>
          )}
          {isSaved && <Banner tone="success">{t(($) => $.print.saved)}</Banner>}
          {set?.state === 'canceled' && <Banner tone="neutral">{t(($) => $.print.canceled)}</Banner>}
          {set?.state === 'failed' && <Banner tone="danger">{t(($) => $.print.failed)}</Banner>}
          {error && <Banner tone="danger">{textOf(error)}</Banner>}
        </div>
      </div>
    </ModalDialog>
  )
}
