import { classTime, today, useClass, useFormat, useTranslation } from '@lernspur/app-runtime'
import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import type { ObservationDraft } from '../draft/draft'
import { useDraft } from '../draft/draft-store'
import { type ObservationFormData, scaleFor } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'

/** Select does not support an empty value. */
const none = 'none'

const dayOf = (draft: ObservationDraft) => draft.observedAt
const noteOf = (draft: ObservationDraft) => draft.description

interface ObservationDetailsProps {
  classId: string
  work: ObservationFormData
  form: ObservationFormState
}

/** The height of the details at each width of the screen. */
export const detailsHeight = 'h-65 sm:h-44.5 lg:h-24'

/** Day, assessment and a note for all marked students. */
export function ObservationDetails({ classId, work, form }: ObservationDetailsProps) {
  const { t } = useTranslation('teacher.observation')
  const { store, change, assessmentId, scaleId } = form
  const observedAt = useDraft(store, dayOf)
  const description = useDraft(store, noteOf)
  const optional = t(($) => $.optional)
  const choose = (value: string) => {
    const next = value === none ? '' : value
    const retainsScale = scaleFor(work, classId, next)?.id === scaleId
    change({ kind: 'assessment', performanceAssessmentId: next, retainsScale })
  }
  const format = useFormat()
  const schoolClass = useClass(classId)
  const begins =
    schoolClass && classTime(schoolClass, today()) === 'coming' ? schoolClass.schoolYear?.schoolYearStart : undefined
  const isWrongDay = observedAt === '' || observedAt > today()
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[16rem_11rem_minmax(0,1fr)]">
      <LabelledField label={t(($) => $.assessment)} optional={optional}>
        <SelectInput
          value={assessmentId || none}
          onValueChange={choose}
          options={[
            ...work.assessments.map(({ id, name }) => ({ value: id, label: name })),
            { value: none, label: t(($) => $.noAssessment) },
          ]}
        />
      </LabelledField>
      <LabelledField
        label={t(($) => $.day)}
        hint={begins && t(($) => $.coming, { day: format.day(begins) })}
        error={isWrongDay ? t(($) => $.blocker.day) : undefined}
      >
        <DateInput
          value={observedAt}
          max={today()}
          onValueChange={(day) => change({ kind: 'day', observedAt: day, setOn: today() })}
        />
      </LabelledField>
      <LabelledField label={t(($) => $.note)} optional={optional} className="sm:col-span-2 lg:col-span-1">
        <MultilineInput
          rows={1}
          className="min-h-11"
          value={description}
          max={observationLimits.description}
          remainingLabel={(count: number) => t(($) => $.remaining, { count })}
          onValueChange={(text) => change({ kind: 'note', description: text })}
        />
      </LabelledField>
    </div>
  )
}
