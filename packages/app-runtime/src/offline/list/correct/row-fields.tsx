import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useTranslation } from 'react-i18next'
import { today } from '../../../format/format'
import type { CallRow } from './call-rows'

interface RowFieldsProps {
  row: CallRow
  /** The row was left out; it can be restored. */
  isOut: boolean
  /** Nothing is known of the class here, not even names and levels. */
  isUnknown: boolean
  student: string | null
  competence: string | null
  levels: readonly PerformanceLevel[]
  /** Why the server refused this row. */
  fault: string | undefined
  onChange(change: Partial<CallRow>): void
  onOut(isOut: boolean): void
}

/** A row for one child and one competence: level, note and day can be changed, or the row left out. */
export function RowFields({
  row,
  isOut,
  isUnknown,
  student,
  competence,
  levels,
  fault,
  onChange,
  onOut,
}: RowFieldsProps) {
  const { t } = useTranslation('app-runtime.waiting')
  const { performanceLevelV2Id, description, observedAt } = row
  const who = student ?? t(($) => $.correct[isUnknown ? 'unnamedChild' : 'unknownChild'])
  const options = [
    { value: '', label: t(($) => $.correct.noLevel) },
    ...levels.map(({ id, label }) => ({ value: id, label })),
  ]
  return (
    <fieldset className="grid gap-3 rounded-lg border p-3">
      <legend className="px-1 font-medium wrap-anywhere">{who}</legend>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere text-muted-foreground">
          {competence ?? t(($) => $.correct[isUnknown ? 'unnamedCompetence' : 'unknownCompetence'])}
        </p>
        <Button
          size="sm"
          variant="ghost"
          className="min-h-11"
          aria-label={t(($) => $.correct[isOut ? 'putBackOf' : 'leaveOutOf'], { who })}
          onClick={() => onOut(!isOut)}
        >
          {isOut ? t(($) => $.correct.putBack) : t(($) => $.correct.leaveOut)}
        </Button>
      </div>
      {fault !== undefined && <p className="text-sm wrap-anywhere text-danger-foreground">{fault}</p>}
      {isOut ? (
        <p className="text-sm text-muted-foreground">{t(($) => $.correct.isOut)}</p>
      ) : (
        <>
          {levels.length > 0 && (
            <LabelledField label={t(($) => $.correct.level)}>
              <SelectInput
                options={options}
                value={performanceLevelV2Id ?? ''}
                onValueChange={(id) => onChange({ performanceLevelV2Id: id || null })}
              />
            </LabelledField>
          )}
          <LabelledField label={t(($) => $.correct.note)}>
            <MultilineInput
              value={description ?? ''}
              max={observationLimits.description}
              onValueChange={(text) => onChange({ description: text === '' ? null : text })}
            />
          </LabelledField>
          <LabelledField label={t(($) => $.correct.day)}>
            <DateInput
              value={observedAt ?? today()}
              max={today()}
              required
              onValueChange={(day) => onChange({ observedAt: day })}
            />
          </LabelledField>
        </>
      )}
    </fieldset>
  )
}
