import {
  performanceAssessmentCalls,
  performanceAssessmentKeys,
} from '@lernspur/api-client/teacher/performance-assessment.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { isApiError, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { ScaleChange } from '../../assessment/scale-change/level-mapping'

const hasCode = (error: unknown, code: string): boolean => isApiError(error) && error.code === code

/** Copies, moves and deletes one assessment and changes its scale. All but a copy can be undone. */
export const useAssessmentActions = (assessment: PerformanceAssessment, flush: () => Promise<void>) => {
  const { t } = useTranslation('school-editors.assessment')
  const toast = useToast()
  const reread = useReread(performanceAssessmentKeys.all)
  const calls = performanceAssessmentCalls
  const { mutateAsync: duplicate } = useKeyedMutation(calls.duplicatePerformanceAssessment())
  const { mutateAsync: create } = useKeyedMutation(calls.createPerformanceAssessment())
  const { mutateAsync: update } = useMutation(calls.updatePerformanceAssessment())
  const { mutateAsync: remove } = useMutation(calls.deletePerformanceAssessment({ showsFailure: true }))
  const { mutateAsync: swap, isPending: isSwapping } = useMutation(calls.changeVisual())
  const { mutateAsync: swapBack } = useMutation(calls.undoChangeVisual({ showsFailure: true }))
  const { id, name, schoolTermSemester, schoolTermId, schoolClassId } = assessment

  const undoSwap = async () => {
    try {
      await swapBack({ params: { id } })
    } catch (error) {
      if (!hasCode(error, 'EDIT_CONFLICT')) throw error
      toast({ text: t(($) => $.list.conflict), tone: 'error' })
    }
  }
  const moveTo = (semester: Semester) => update({ params: { id }, body: { schoolTermSemester: semester } })
  return {
    isSwapping,
    duplicate: async (semester: Semester) => {
      await flush()
      // It keeps its name in the other semester, where no other assessment has it.
      const changedTerm = semester === schoolTermSemester ? {} : { name, schoolTermSemester: semester }
      await duplicate({ params: { performanceAssessmentId: id }, body: changedTerm })
      await reread()
      toast({ text: t(($) => $.list.copied, { name }) })
    },
    move: async (semester: Semester) => {
      await flush()
      await moveTo(semester)
      await reread()
      const undo = () => moveTo(schoolTermSemester).then(() => {})
      toast({ text: t(($) => $.list.moved, { name }), undo })
    },
    /** False if it has entries, which may be newer than the last read. */
    remove: async (): Promise<boolean> => {
      try {
        await remove({ params: { id } })
      } catch (error) {
        if (hasCode(error, 'FOREIGN_KEY_CONSTRAINT')) return false
        throw error
      }
      await reread()
      const { weighting, schoolLevel, performanceVisualId } = assessment
      const body = { name, weighting, schoolLevel, schoolTermSemester, schoolClassId, performanceVisualId }
      const undo = () => create({ body: { ...body, ...(schoolTermId && { schoolTermId }) } }).then(() => {})
      toast({ text: t(($) => $.list.removed, { name }), undo })
      return true
    },
    changeScale: async (change: ScaleChange) => {
      await flush()
      const { performanceVisual } = await swap({ params: { id }, body: change })
      await reread()
      toast({ text: t(($) => $.list.changed, { name, scale: performanceVisual.name }), undo: undoSwap })
    },
  }
}
