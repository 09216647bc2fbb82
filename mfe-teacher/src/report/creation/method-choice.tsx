import { useTranslation } from '@lernspur/app-runtime'
import { calculationMethods } from '@lernspur/contracts/teacher/report.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import type { ClassData } from '../../class-data/use-class-data'
import { ChoiceList } from './choice-list'
import { blockerOf, usedScale } from './creation-draft'
import type { ReportCreationState } from './use-creation'

interface MethodChoiceProps {
  classId: string
  work: ClassData
  creation: ReportCreationState
}

/** How levels are proposed: the method, the assessments that count, and the scale. */
export function MethodChoice({ classId, work, creation: { draft, change } }: MethodChoiceProps) {
  const { t } = useTranslation('teacher.report')
  const term = work.years.flatMap(({ terms }) => terms).find(({ id }) => id === draft.period)
  const assessments = work.assessments.filter(({ schoolTermId }) => term === undefined || schoolTermId === term.id)
  const scales = work.visuals.filter(({ schoolClassId }) => schoolClassId === null || schoolClassId === classId)
  return (
    <>
      <section className="grid grid-cols-1 gap-2">
        <h3 className="text-sm font-medium">{t(($) => $.creation.method)}</h3>
        <RadioGroupField
          label={t(($) => $.creation.method)}
          look="cards"
          value={draft.method}
          onValueChange={(value) => {
            const method = calculationMethods.find((one) => one === value)
            if (method) change({ method })
          }}
          options={calculationMethods.map((method) => ({
            value: method,
            label: t(($) => $.method[method].name),
            hint: t(($) => $.method[method].why),
          }))}
        />
      </section>
      {assessments.length > 1 && (
        <ChoiceList
          title={t(($) => $.creation.assessments)}
          allLabel={t(($) => $.creation.allEntries)}
          items={assessments.map(({ id, name }) => ({ id, label: name }))}
          chosen={draft.assessmentIds}
          onChange={(assessmentIds) => change({ assessmentIds })}
          error={blockerOf(draft) === 'assessments' ? t(($) => $.creation.blocker.assessments) : undefined}
        />
      )}
      {scales.length > 1 && (
        <LabelledField label={t(($) => $.creation.scale)}>
          <SelectInput
            value={draft.scale}
            onValueChange={(scale) => change({ scale })}
            options={[
              { value: usedScale, label: t(($) => $.creation.usedScale) },
              ...scales.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </LabelledField>
      )}
    </>
  )
}
