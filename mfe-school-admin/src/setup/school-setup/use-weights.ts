import { replaceAssessmentTemplatesMutation } from '@lernspur/api-client/teacher/assessment-set.queries'
import { performanceAssessmentKeys } from '@lernspur/api-client/teacher/performance-assessment.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useMutation, useQueryClient } from '@lernspur/app-runtime'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { bothSemesters, type PlanId, planOf, plans } from '@lernspur/school-editors/assessment/plan'
import { useShares } from '@lernspur/school-editors/assessment/use-shares'
import { versionOf } from '@lernspur/school-editors/assessment/version'
import { assessmentTemplatesQuery, type SchoolFacts } from './school-facts'

/** Assessments that classes of some levels start with. */
export interface Weights {
  /** Id of the scale; empty if there is none. */
  readonly scale: string
  readonly plan: PlanId
  /** School levels, lowest first. */
  readonly levels: readonly number[]
}

/** Each once, lowest first. */
export const distinctLevels = (levels: readonly number[]) => [...new Set(levels)].toSorted((a, b) => a - b)

const weightsOf = (assessments: readonly PerformanceAssessment[], proposal: Weights): Weights => {
  const [first] = assessments
  if (!first) return proposal
  return {
    scale: first.performanceVisualId,
    plan: planOf(assessments.filter(({ schoolLevel }) => schoolLevel === first.schoolLevel)) ?? plans[0],
    levels: distinctLevels(assessments.map(({ schoolLevel }) => schoolLevel)),
  }
}

/** The school's assessment templates as an autosaved draft; proposes `levels` if there are none. */
export const useWeights = ({ assessments, visuals }: SchoolFacts, levels: readonly number[]) => {
  const sharesOf = useShares()
  const queryClient = useQueryClient()
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: replace } = useMutation(replaceAssessmentTemplatesMutation({ showsConflict: true }))
  const proposal: Weights = { scale: visuals[0]?.id ?? '', plan: plans[0], levels }
  return useAutosave<Weights>({
    name: 'weights',
    initial: weightsOf(assessments, proposal),
    isValid: ({ scale }) => scale !== '',
    updatedAt: versionOf(assessments),
    save: async ({ scale: performanceVisualId, plan, levels: chosen }, updatedAt) => {
      const performanceAssessments = chosen.flatMap((schoolLevel) =>
        bothSemesters(sharesOf(plan), { schoolLevel, performanceVisualId }),
      )
      const saved = await replace({ body: { performanceAssessments }, ...(updatedAt && { ifMatch: updatedAt }) })
      await reread()
      return saved
    },
    reread: async () => {
      const { rows } = await queryClient.query({ ...assessmentTemplatesQuery(), staleTime: 0 })
      return { draft: weightsOf(rows, proposal), updatedAt: versionOf(rows) }
    },
  })
}
