import type { AssessmentSet, ReplaceAssessmentTemplates } from '@lernspur/contracts/teacher/assessment-set.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockAssessments } from './assessment-set.policy'
import { replaceAssessments } from './replace-assessments'

/**
 * Replaces the school's assessment templates, all or nothing; idempotent. EDIT_CONFLICT for an outdated version;
 * VALIDATION_FAILED for one without a school level.
 */
export const replaceAssessmentTemplates = (
  call: Call,
  { performanceAssessments }: ReplaceAssessmentTemplates,
): Promise<AssessmentSet> =>
  call.write(async (tx) =>
    replaceAssessments(tx, call, await lockAssessments(tx, call, null), performanceAssessments, null),
  )
