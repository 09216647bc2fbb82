import { updateSchoolClassMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { performanceAssessmentListQuery } from '@lernspur/api-client/teacher/performance-assessment.queries'
import { performanceVisualListQuery } from '@lernspur/api-client/teacher/performance-visual.queries'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useMutation, useQueryClient, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { semesters } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { useState } from 'react'
import { type PlanId, planOf, plans, type Share } from '../assessment/plan'
import { PlanChoice } from '../assessment/plan-choice'
import { usePlanNames } from '../assessment/use-plan-names'
import { useShares } from '../assessment/use-shares'
import { versionOf } from '../assessment/version'
import { levelsOf, presetOf } from '../scale/scale'
import { ScaleChoice, type ScaleOption } from '../scale/scale-choice'
import { usePresets } from '../scale/use-presets'
import { type ClassFacts, classAssessmentsQuery } from './class-facts'
import { useStoreAssessments } from './use-store-assessments'

/** Chosen scale: a built-in one by name, or one of the school by id. Chosen plan: by name, or the school's. */
interface Draft {
  readonly scale: string
  readonly plan: string
}

const useSchoolTemplates = ({ schoolLevel }: SchoolClass) => {
  const isTemplate = { filter: [{ field: 'isTemplate' as const, type: 'eq' as const, value: 'true' }] }
  const [visuals, assessments] = useSuspenseQueries({
    queries: [performanceVisualListQuery(isTemplate), performanceAssessmentListQuery(isTemplate)],
  })
  const ofLevel = assessments.data.rows.filter(
    (one) => one.schoolLevel === schoolLevel && one.schoolTermSemester === semesters[0],
  )
  return { visuals: visuals.data.rows, assessments: ofLevel }
}

const initialDraft = (
  own: readonly PerformanceAssessment[],
  school: {
    readonly visuals: readonly { readonly id: string }[]
    readonly assessments: readonly PerformanceAssessment[]
  },
): Draft => {
  const [first] = own
  const stored = first && (presetOf(first.performanceVisual) ?? first.performanceVisualId)
  const isSchools = school.visuals.some(({ id }) => id === first?.performanceVisualId)
  const fallback = school.assessments[0]?.performanceVisualId ?? school.visuals[0]?.id ?? 'smileys-4'
  return {
    scale: (isSchools ? first?.performanceVisualId : stored) ?? fallback,
    plan: planOf(own) ?? (school.assessments.length > 0 ? 'school' : plans[0]),
  }
}

function Assessment({
  schoolClass,
  assessments,
}: {
  schoolClass: SchoolClass
  assessments: readonly PerformanceAssessment[]
}) {
  const { t } = useTranslation('school-editors.class-steps')
  const presets = usePresets()
  const sharesOf = useShares()
  const school = useSchoolTemplates(schoolClass)
  const store = useStoreAssessments(schoolClass.id)
  const { mutateAsync: update } = useMutation(updateSchoolClassMutation())
  const [initial] = useState(() => initialDraft(assessments, school))
  const schoolShares: Share[] = school.assessments.map(({ name, weighting }) => ({ name, weighting }))
  const { t: ofEditor } = useTranslation('school-editors.assessment')
  const { t: ofScale } = useTranslation('school-editors.scale')
  const planNames = usePlanNames()
  const queryClient = useQueryClient()
  const { draft, change, flush, conflict } = useAutosave<Draft>({
    name: `assessment ${schoolClass.id}`,
    initial: initialDraft(assessments, school),
    isValid: ({ scale }) => scale !== '',
    updatedAt: versionOf(assessments),
    save: ({ scale, plan }, updatedAt) => {
      const preset = presets.find(({ id }) => id === scale)
      const shares = plan === 'school' ? schoolShares : sharesOf(plan as PlanId)
      return store({ scale: preset ? { preset } : { visualId: scale }, shares }, updatedAt)
    },
    reread: async () => {
      const { rows } = await queryClient.query({ ...classAssessmentsQuery(schoolClass.id), staleTime: 0 })
      return { draft: initialDraft(rows, school), updatedAt: versionOf(rows) }
    },
  })
  // The school's copy replaces a built-in scale, unless the class already uses the built-in one.
  const offered = presets.filter(
    ({ id }) => id === initial.scale || !school.visuals.some((visual) => presetOf(visual) === id),
  )
  const options: ScaleOption[] = [
    ...school.visuals.map(({ id, name, performanceLevelsV2 }) => ({ value: id, name, levels: performanceLevelsV2 })),
    ...offered.map((preset) => ({
      value: preset.id,
      name: preset.name,
      levels: levelsOf(preset).map((level) => ({ ...level, isFrontendPicture: true })),
    })),
  ]
  const next = async () => {
    // Continuing saves the proposal.
    if (assessments.length === 0) change({ ...draft })
    await flush()
    if (!schoolClass.isAssessmentTypeOnboardingFinalized)
      await update({ params: { id: schoolClass.id }, body: { isAssessmentTypeOnboardingFinalized: true } })
    return true
  }
  return (
    <StepPage title={t(($) => $.assessment.title)} description={t(($) => $.assessment.description)} onNext={next}>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [ofScale(($) => $.label), ({ scale }) => options.find(({ value }) => value === scale)?.name ?? ''],
          [
            ofEditor(($) => $.plan.label),
            ({ plan }) => (plan === 'school' ? ofEditor(($) => $.plan.school) : planNames[plan as PlanId]),
          ],
        ]}
      />
      <ScaleChoice options={options} value={draft.scale} onValueChange={(scale) => change({ ...draft, scale })} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-semibold">{t(($) => $.assessment.plan)}</h2>
        <PlanChoice value={draft.plan} onValueChange={(plan) => change({ ...draft, plan })} school={schoolShares} />
      </section>
    </StepPage>
  )
}

/** Chooses the scale and the weightings of a class. */
export function AssessmentStep({ facts: { schoolClass, assessments } }: StepProps<ClassFacts>) {
  return schoolClass ? <Assessment schoolClass={schoolClass} assessments={assessments} /> : null
}
