import { replaceClassAssessmentsMutation } from '@lernspur/api-client/teacher/assessment-set.queries'
import { performanceAssessmentKeys } from '@lernspur/api-client/teacher/performance-assessment.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useMutation } from '@lernspur/app-runtime'
import type { AssessmentSet } from '@lernspur/contracts/teacher/assessment-set.contract'
import { bothSemesters, type Share } from '../assessment/plan'
import { levelsOf, type Preset } from '../scale/scale'

/** The id of a scale of the school, or a built-in one. */
export type Scale = { readonly visualId: string } | { readonly preset: Preset }

interface Choice {
  readonly scale: Scale
  /** Assessments with their weightings, the same in both semesters. */
  readonly shares: readonly Share[]
}

const scaleOf = (scale: Scale) =>
  'visualId' in scale
    ? { performanceVisualId: scale.visualId }
    : { name: scale.preset.name, performanceLevelsV2: levelsOf(scale.preset) }

/**
 * `const store = useStoreAssessments(classId)`: replaces the assessments of a class by the chosen ones, and returns
 * them. `updatedAt` is the known version of all of them; EDIT_CONFLICT if somebody has changed one since.
 */
export const useStoreAssessments = (schoolClassId: string) => {
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: replace } = useMutation(replaceClassAssessmentsMutation({ showsConflict: true }))
  return async ({ scale, shares }: Choice, updatedAt: string | undefined): Promise<AssessmentSet> => {
    const saved = await replace({
      params: { schoolClassId },
      body: { scale: scaleOf(scale), performanceAssessments: bothSemesters(shares, {}) },
      ifMatch: updatedAt,
    })
    await reread()
    return saved
  }
}
