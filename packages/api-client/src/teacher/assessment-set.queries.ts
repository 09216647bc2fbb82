import { assessmentSetRoutes } from '@lernspur/contracts/assessment-set.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const assessmentSetCalls = callsOf('performance-assessment', assessmentSetRoutes, {
  // A scale says whether it is in use.
  stale: ['performance-assessment', 'performance-visual'],
})

/** Makes the assessments of a class, and their scale, exactly what is sent. */
export const replaceClassAssessmentsMutation = assessmentSetCalls.replaceClassAssessments
/** Makes the school's templates of assessments exactly what is sent. */
export const replaceAssessmentTemplatesMutation = assessmentSetCalls.replaceAssessmentTemplates
