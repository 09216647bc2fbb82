import { replaceAssessmentTemplatesMutation } from '@lernspur/api-client/teacher/assessment-set.queries'
import {
  performanceAssessmentCalls,
  performanceAssessmentKeys,
} from '@lernspur/api-client/teacher/performance-assessment.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { Entry } from '../../assessment/entry/entry-dialog'
import { versionOf } from '../../assessment/version'

type NewAssessment = Pick<PerformanceAssessment, 'name' | 'weighting' | 'schoolTermSemester' | 'performanceVisualId'>

/** The entered lines as assessments: each line in each semester. */
export const assessmentsOf = ({ lines, semesters, performanceVisualId }: Entry): NewAssessment[] =>
  semesters.flatMap((schoolTermSemester) =>
    lines.map(({ name, weighting }) => ({ name, weighting, schoolTermSemester, performanceVisualId })),
  )

/** Shows how many were added, and offers to remove them all. */
const useAddedToast = () => {
  const { t } = useTranslation('school-editors.assessment')
  const toast = useToast()
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: remove } = useMutation(performanceAssessmentCalls.deletePerformanceAssessment())
  return async (made: readonly PerformanceAssessment[]) => {
    await reread()
    const undo = async () => {
      for (const { id } of made) await remove({ params: { id } })
    }
    toast({ text: t(($) => $.list.added, { count: made.length }), undo })
  }
}

/** `const { add, busy } = useAddToClass(classId)`: several assessments of a class, all or none. */
export const useAddToClass = (schoolClassId: string) => {
  const added = useAddedToast()
  const { mutateAsync: create, isPending } = useKeyedMutation(performanceAssessmentCalls.createPerformanceAssessments())
  const add = async (additions: readonly NewAssessment[]) => {
    const performanceAssessments = additions.map(({ name, weighting, schoolTermSemester, performanceVisualId }) => ({
      ...{ name, weighting, schoolTermSemester, performanceVisualId },
    }))
    const { rows } = await create({ params: { schoolClassId }, body: { performanceAssessments } })
    await added(rows)
  }
  return { add, busy: isPending }
}

/**
 * `const { add, busy } = useAddToSchool(templates)`: several templates for some levels, all or none, besides the known
 * ones. EDIT_CONFLICT if somebody else has changed any of these.
 */
export const useAddToSchool = (known: readonly PerformanceAssessment[]) => {
  const added = useAddedToast()
  const { mutateAsync: replace, isPending } = useMutation(replaceAssessmentTemplatesMutation())
  const add = async (additions: readonly NewAssessment[], levels: readonly number[]) => {
    const fresh = levels.flatMap((schoolLevel) => additions.map((one) => ({ ...one, schoolLevel })))
    const existing = known.map(({ name, weighting, schoolLevel, schoolTermSemester, performanceVisualId }) => ({
      ...{ name, weighting, schoolLevel, schoolTermSemester, performanceVisualId },
    }))
    const { rows } = await replace({
      body: { performanceAssessments: [...existing, ...fresh] },
      ifMatch: versionOf(known),
    })
    await added(rows.filter(({ id }) => !known.some((one) => one.id === id)))
  }
  return { add, busy: isPending }
}
