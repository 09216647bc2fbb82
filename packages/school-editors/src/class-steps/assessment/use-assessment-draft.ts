import {
  performanceAssessmentCalls,
  performanceAssessmentKeys,
} from '@lernspur/api-client/teacher/performance-assessment.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useFormat, useMutation, useQueryClient } from '@lernspur/app-runtime'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { type AssessmentDraft, assessmentDraftOf, isAssessmentValid } from '../../assessment/list/assessment-draft'
import { weightOf } from '../../assessment/weight'

/** Name and weight of an assessment as a draft that saves itself. */
export const useAssessmentDraft = (assessment: PerformanceAssessment) => {
  const params = { id: assessment.id }
  const { number } = useFormat()
  const queryClient = useQueryClient()
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: update } = useMutation(
    performanceAssessmentCalls.updatePerformanceAssessment({ showsConflict: true }),
  )
  return useAutosave<AssessmentDraft>({
    name: `assessment ${assessment.id}`,
    initial: assessmentDraftOf(assessment, number),
    isValid: isAssessmentValid,
    updatedAt: assessment.updatedAt,
    save: async ({ name, weight }, updatedAt) => {
      const saved = await update({ params, body: { name, weighting: weightOf(weight) }, ifMatch: updatedAt })
      await reread()
      return saved
    },
    reread: async () => {
      const theirs = await queryClient.query({
        ...performanceAssessmentCalls.getPerformanceAssessment(params),
        staleTime: 0,
      })
      return { draft: assessmentDraftOf(theirs, number), updatedAt: theirs.updatedAt }
    },
  })
}
