import { performanceAssessmentRoutes } from '@lernspur/contracts/performance-assessment.contract'
import { callsOf } from '../derive/calls'

// A scale says whether it is in use.
const stale = ['performance-assessment', 'performance-visual']

/** @public */
export const performanceAssessmentCalls = callsOf('performance-assessment', performanceAssessmentRoutes, {
  stale,
  // Entries follow an assessment to another scale.
  calls: { changeVisual: { stale: [...stale, 'observation'] } },
})

export const performanceAssessmentKeys = performanceAssessmentCalls.keys
/** Swaps the scale and takes entries along; a level in use without a new one is INVALID_IMPLICIT_DELETION. */
export const changeVisualMutation = performanceAssessmentCalls.changeVisual
/** Without a class it is a template of the school. */
export const createPerformanceAssessmentMutation = performanceAssessmentCalls.createPerformanceAssessment
/** Several of one class, all or none. */
export const createPerformanceAssessmentsMutation = performanceAssessmentCalls.createPerformanceAssessments
export const deletePerformanceAssessmentMutation = performanceAssessmentCalls.deletePerformanceAssessment
/** Assessments with their scale; filter by `schoolClassId`. */
export const performanceAssessmentListQuery = performanceAssessmentCalls.listPerformanceAssessments
