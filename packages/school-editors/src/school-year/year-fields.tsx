import { useFormat, useTranslation } from '@lernspur/app-kit'
import { DateInput } from '@lernspur/ui/form/date-input'
import { Field } from '@lernspur/ui/form/field'
import { isYearValid, type YearDraft } from './year-draft'

interface YearFieldsProps {
  draft: YearDraft
  change: (draft: YearDraft) => void
}

/** The three days that make a school year, and what follows from them. */
export function YearFields({ draft, change }: YearFieldsProps) {
  const { t } = useTranslation('school-editors.school-year')
  const format = useFormat()
  const isValid = isYearValid(draft)
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Field label={t(($) => $.start)} required>
          <DateInput value={draft.start} onValueChange={(start) => change({ ...draft, start })} />
        </Field>
        <Field label={t(($) => $.second)} error={isValid ? undefined : t(($) => $.order)} required>
          <DateInput
            min={draft.start}
            max={draft.end}
            value={draft.second}
            onValueChange={(second) => change({ ...draft, second })}
          />
        </Field>
        <Field label={t(($) => $.end)} required>
          <DateInput min={draft.second} value={draft.end} onValueChange={(end) => change({ ...draft, end })} />
        </Field>
      </div>
      {isValid && (
        <p className="text-sm text-muted-foreground">
          {t(($) => $.result, { period: format.period(draft.start, draft.end), second: format.day(draft.second) })}
        </p>
      )}
    </>
  )
}
