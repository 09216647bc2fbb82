import { assessmentSetRoutes } from '@lernspur/contracts/teacher/assessment-set.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const assessmentSetCalls = callsOf('performance-assessment', assessmentSetRoutes, {
  // A scale includes whether it is in use.
  stale: ['performance-assessment', 'performance-visual'],
})

/** Replaces the assessments of a class, and their scale, with exactly what is sent. */
export const replaceClassAssessmentsMutation = assessmentSetCalls.replaceClassAssessments
/** Replaces the school's assessment templates with exactly what is sent. */
export const replaceAssessmentTemplatesMutation = assessmentSetCalls.replaceAssessmentTemplates
