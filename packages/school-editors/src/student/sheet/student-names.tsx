import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import type { AutosaveState } from '@lernspur/app-kit/drafts/use-autosave'
import { today, useFormat, useTranslation } from '@lernspur/app-runtime'
import { studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'

/** The names and the date of birth of a student while they are edited. */
export interface NamesDraft {
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`, or '' for none. */
  readonly birthDate: string
}

const fields = ['firstName', 'lastName'] as const

/** First and last name of a student, side by side if there is room, and the optional date of birth. */
export function StudentNames({
  draft,
  change,
  conflict,
}: Pick<AutosaveState<NamesDraft>, 'draft' | 'change' | 'conflict'>) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const birthDateLabel = t(($) => $.column.birthDate)
  const labels = { firstName: t(($) => $.column.firstName), lastName: t(($) => $.column.lastName) }
  const problemOf = (name: string) => {
    if (name.trim() === '') return t(($) => $.edit.missing)
    return name.trim().length > studentLimits.name ? t(($) => $.edit.long, { max: studentLimits.name }) : undefined
  }
  return (
    <>
      <DraftConflictNotice<NamesDraft>
        conflict={conflict}
        fields={[
          ...fields.map((one) => [labels[one], (names: NamesDraft) => names[one]] as const),
          [birthDateLabel, ({ birthDate }) => birthDate && format.dayLong(birthDate)],
        ]}
      />
      <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-3">
        {fields.map((one) => (
          <LabelledField key={one} label={labels[one]} error={problemOf(draft[one])} required>
            <Input
              autoComplete="off"
              value={draft[one]}
              onChange={(event) => change({ ...draft, [one]: event.target.value })}
            />
          </LabelledField>
        ))}
      </div>
      <LabelledField label={birthDateLabel} hint={t(($) => $.edit.birthDateHint)}>
        <DateInput
          value={draft.birthDate}
          max={today()}
          onValueChange={(birthDate) => change({ ...draft, birthDate })}
          className="max-w-56"
        />
      </LabelledField>
    </>
  )
}
