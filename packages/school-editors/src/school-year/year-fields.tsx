import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { isYearValid, type YearDraft } from './year-draft'

interface YearFieldsProps {
  draft: YearDraft
  change: (draft: YearDraft) => void
  /** What another user saved meanwhile; null if nobody did. */
  conflict: DraftConflict<YearDraft> | null
  /** Why the server refused the dates, such as another year on the same days. */
  refusal?: string | undefined
}

/** The three dates of a school year, and the resulting semesters. */
export function YearFields({ draft, change, conflict, refusal }: YearFieldsProps) {
  const { t } = useTranslation('school-editors.school-year')
  const format = useFormat()
  const isValid = isYearValid(draft)
  return (
    <>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.start), ({ start }) => format.day(start)],
          [t(($) => $.second), ({ second }) => format.day(second)],
          [t(($) => $.end), ({ end }) => format.day(end)],
        ]}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <LabelledField label={t(($) => $.start)} error={isValid ? refusal : undefined} required>
          <DateInput value={draft.start} onValueChange={(start) => change({ ...draft, start })} />
        </LabelledField>
        <LabelledField label={t(($) => $.second)} error={isValid ? undefined : t(($) => $.order)} required>
          <DateInput
            min={draft.start}
            max={draft.end}
            value={draft.second}
            onValueChange={(second) => change({ ...draft, second })}
          />
        </LabelledField>
        <LabelledField label={t(($) => $.end)} required>
          <DateInput min={draft.second} value={draft.end} onValueChange={(end) => change({ ...draft, end })} />
        </LabelledField>
      </div>
      {isValid && (
        <p className="text-sm text-muted-foreground">
          {t(($) => $.result, { period: format.period(draft.start, draft.end), second: format.day(draft.second) })}
        </p>
      )}
    </>
  )
}
