import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import { type FullYear, withField, type YearField, yearFaults } from './full-year'

interface FullYearFieldsProps {
  draft: FullYear
  change: (draft: FullYear) => void
  /** What another user saved meanwhile; null if nobody did. */
  conflict: DraftConflict<FullYear> | null
  /** Whether the user tried to continue: missing fields are marked. */
  tried: boolean
  /** The server's objections, by field. */
  refusals: Readonly<Partial<Record<YearField, string>>>
}

const days = ['start', 'end', 'firstStart', 'firstEnd', 'secondStart', 'secondEnd'] as const
type DayField = (typeof days)[number]
const isDay = (field: YearField): field is DayField => days.some((day) => day === field)
const fields: readonly YearField[] = ['name', ...days, 'firstName', 'secondName']

/** Name, days and terms of a school year; faults are shown at their fields. */
export function FullYearFields({ draft, change, conflict, tried, refusals }: FullYearFieldsProps) {
  const { t } = useTranslation('school-editors.school-year')
  const format = useFormat()
  const faults = yearFaults(draft)
  const problemOf = (field: YearField): string | undefined => {
    const fault = faults[field]
    if (fault && (tried || fault !== 'missing')) return t(($) => $.fault[fault])
    return refusals[field]
  }
  const set = (field: YearField) => (value: string) => change(withField(draft, field, value))
  const text = (field: 'name' | 'firstName' | 'secondName') => (
    <LabelledField
      label={t(($) => $.full[field])}
      error={problemOf(field)}
      required
      className="col-span-2 sm:col-span-1"
    >
      <Input autoComplete="off" value={draft[field]} onChange={(event) => set(field)(event.target.value)} />
    </LabelledField>
  )
  const day = (field: DayField, isRequired = true) => (
    <LabelledField label={t(($) => $.full[field])} error={problemOf(field)} required={isRequired}>
      <DateInput value={draft[field]} onValueChange={set(field)} />
    </LabelledField>
  )
  return (
    <>
      <DraftConflictNotice
        conflict={conflict}
        fields={fields.map((field) => [
          t(($) => $.full[field]),
          (one: FullYear) => (isDay(field) && one[field] !== '' ? format.day(one[field]) : one[field]),
        ])}
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-5">
        {text('name')}
        {day('start')}
        {day('end')}
      </div>
      <fieldset className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-5">
        <legend className="sr-only">{t(($) => $.first)}</legend>
        {text('firstName')}
        {day('firstStart')}
        {day('firstEnd')}
      </fieldset>
      <fieldset className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-5">
        <legend className="sr-only">{t(($) => $.secondName)}</legend>
        {text('secondName')}
        {day('secondStart', false)}
        {day('secondEnd', false)}
      </fieldset>
    </>
  )
}
