import type { AssessmentSet, ReplaceClassAssessments } from '@lernspur/contracts/teacher/assessment-set.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockAssessments } from './assessment-set.policy'
import { classScale, removeUnusedScales } from './class-scale'
import { replaceAssessments } from './replace-assessments'

/**
 * Replaces the assessments of a class, on one scale, all or nothing; idempotent. UPDATE_NOT_ALLOWED without the right
 * to; EDIT_CONFLICT for an outdated version; FOREIGN_KEY_CONSTRAINT when one in use would be deleted,
 * INVALID_IMPLICIT_DELETION when one would lose levels in use.
 */
export const replaceClassAssessments = (
  call: Call,
  schoolClassId: string,
  { scale, performanceAssessments }: ReplaceClassAssessments,
): Promise<AssessmentSet> =>
  call.write(async (tx) => {
    const current = await lockAssessments(tx, call, schoolClassId)
    const performanceVisualId = await classScale(tx, call, schoolClassId, scale)
    const requested = performanceAssessments.map((one) => ({ ...one, performanceVisualId }))
    const made = await replaceAssessments(tx, call, current, requested, schoolClassId)
    const before = current.map((one) => one.performanceVisualId)
    await removeUnusedScales(tx, call, schoolClassId, before)
    return made
  })
