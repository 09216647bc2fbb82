import { performanceAssessmentRoutes } from '@lernspur/contracts/performance-assessment.contract'
import { callsOf } from '../derive/calls'

// A scale includes whether it is in use.
const stale = ['performance-assessment', 'performance-visual']

/** @public */
export const performanceAssessmentCalls = callsOf('performance-assessment', performanceAssessmentRoutes, {
  stale,
  // Observations are converted when an assessment changes its scale.
  calls: { changeVisual: { stale: [...stale, 'observation'] } },
})

export const performanceAssessmentKeys = performanceAssessmentCalls.keys
/**
 * Replaces the scale and converts the observations; a level in use without a replacement is INVALID_IMPLICIT_DELETION.
 */
export const changeVisualMutation = performanceAssessmentCalls.changeVisual
/** Without a class it is a template of the school. */
export const createPerformanceAssessmentMutation = performanceAssessmentCalls.createPerformanceAssessment
/** Several for one class, all or none. */
export const createPerformanceAssessmentsMutation = performanceAssessmentCalls.createPerformanceAssessments
export const deletePerformanceAssessmentMutation = performanceAssessmentCalls.deletePerformanceAssessment
/** Assessments with their scale; filter by `schoolClassId`. */
export const performanceAssessmentListQuery = performanceAssessmentCalls.listPerformanceAssessments
