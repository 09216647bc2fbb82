import type { AssessmentSet, ReplaceAssessmentTemplates } from '@lernspur/contracts/assessment-set.contract'
import type { Call } from '@lernspur/service-kit/call'
import { lockAssessments } from './assessment-set.policy'
import { replaceAssessments } from './replace-assessments'

/**
 * Makes the school's templates of assessments exactly those named, all or nothing; the same call again changes nothing.
 * EDIT_CONFLICT when the caller knows an older state; VALIDATION_FAILED for one without a school level.
 */
export const replaceAssessmentTemplates = (
  call: Call,
  { performanceAssessments }: ReplaceAssessmentTemplates,
): Promise<AssessmentSet> =>
  call.write(async (tx) =>
    replaceAssessments(tx, call, await lockAssessments(tx, call, null), performanceAssessments, null),
  )
