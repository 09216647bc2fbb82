import { useTranslation } from '@lernspur/app-runtime'
import { type Semester, semesters } from '@lernspur/contracts/school-admin/school-year.contract'
import { performanceAssessmentLimits } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { type ReactNode, useState } from 'react'
import { readLines } from './read-lines'

/** Assessments to be created, each in every chosen semester. */
export interface Entry {
  readonly lines: readonly { readonly name: string; readonly weighting: number }[]
  readonly semesters: readonly Semester[]
  readonly performanceVisualId: string
}

interface EntryDialogProps {
  /** Chosen at first. */
  semester: Semester
  scales: readonly PerformanceVisual[]
  /** Chosen at first. */
  scaleId: string
  /** Further choices, such as school levels. */
  children?: ReactNode
  busy: boolean
  onSubmit: (entry: Entry) => void
  onClose: () => void
}

/** Several assessments at once: one per line, typed or pasted from a spreadsheet. */
export function EntryDialog({ semester, scales, scaleId, children, busy, onSubmit, onClose }: EntryDialogProps) {
  const { t } = useTranslation('school-editors.assessment')
  const [text, setText] = useState('')
  const [scale, setScale] = useState(scaleId)
  const [chosen, choose] = useState<readonly Semester[]>([semester])
  const lines = readLines(text)
  const faults = lines.filter(({ fault }) => fault !== undefined)
  const readable = lines.filter(({ fault }) => fault === undefined)
  const count = lines.length * chosen.length
  const isReady = count > 0 && count <= performanceAssessmentLimits.bulk && faults.length === 0 && scale !== ''
  return (
    <ModalDialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="large"
      title={t(($) => $.entry.title)}
      description={t(($) => $.entry.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <Button
          busy={busy}
          disabled={!isReady}
          onClick={() => onSubmit({ lines, semesters: chosen, performanceVisualId: scale })}
        >
          {t(($) => $.entry.submit, { count })}
        </Button>
      }
    >
      <div className="grid gap-5">
        <LabelledField
          label={t(($) => $.entry.lines)}
          hint={t(($) => $.entry.hint)}
          error={faults
            .map(({ line, fault }) =>
              fault === 'weight' ? t(($) => $.entry.badWeight, { line }) : t(($) => $.entry.badName, { line }),
            )
            .join(' ')}
        >
          <MultilineInput value={text} onValueChange={setText} rows={4} placeholder={t(($) => $.entry.example)} />
        </LabelledField>
        {readable.length > 0 && (
          <ul aria-label={t(($) => $.entry.preview)} className="divide-y rounded-md border text-sm">
            {readable.map(({ line, name, weighting }) => (
              <li key={line} className="flex justify-between gap-4 px-3 py-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                <span className="shrink-0 tabular-nums">{t(($) => $.percent, { weight: weighting })}</span>
              </li>
            ))}
          </ul>
        )}
        <fieldset>
          <legend className="text-sm font-medium">{t(($) => $.entry.semesters)}</legend>
          <div className="flex flex-wrap gap-x-6">
            {semesters.map((one) => (
              <CheckboxField
                key={one}
                label={t(($) => $.semester[one])}
                checked={chosen.includes(one)}
                onCheckedChange={(checked) =>
                  choose(semesters.filter((other) => (other === one ? checked : chosen.includes(other))))
                }
              />
            ))}
          </div>
        </fieldset>
        <LabelledField label={t(($) => $.entry.scale)}>
          <SelectInput
            options={scales.map(({ id, name }) => ({ value: id, label: name }))}
            value={scale}
            placeholder={t(($) => $.entry.chooseScale)}
            onValueChange={setScale}
          />
        </LabelledField>
        {children}
      </div>
    </ModalDialog>
  )
}
