import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import type { AutosaveState } from '@lernspur/app-kit/drafts/use-autosave'
import { useTranslation } from '@lernspur/app-runtime'
import { studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'

/** The names of a student while they are edited. */
export interface NamesDraft {
  readonly firstName: string
  readonly lastName: string
}

const fields = ['firstName', 'lastName'] as const

/** First and last name of a student, side by side if there is room. */
export function StudentNames({
  draft,
  change,
  conflict,
}: Pick<AutosaveState<NamesDraft>, 'draft' | 'change' | 'conflict'>) {
  const { t } = useTranslation('school-editors.student-list')
  const labels = { firstName: t(($) => $.column.firstName), lastName: t(($) => $.column.lastName) }
  const problemOf = (name: string) => {
    if (name.trim() === '') return t(($) => $.edit.missing)
    return name.trim().length > studentLimits.name ? t(($) => $.edit.long, { max: studentLimits.name }) : undefined
  }
  return (
    <>
      <DraftConflictNotice<NamesDraft>
        conflict={conflict}
        fields={fields.map((one) => [labels[one], (names) => names[one]])}
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
    </>
  )
}
