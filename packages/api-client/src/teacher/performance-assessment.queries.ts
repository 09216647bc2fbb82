import { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { callsOf } from '../derive/calls'

// A scale includes whether it is in use.
const stale = ['performance-assessment', 'performance-visual']

/** @public */
export const performanceAssessmentCalls = callsOf('performance-assessment', performanceAssessmentRoutes, {
  stale,
  // Observations are converted when an assessment changes its scale.
  calls: { changeVisual: { stale: [...stale, 'observation'] }, undoChangeVisual: { stale: [...stale, 'observation'] } },
})

export const performanceAssessmentKeys = performanceAssessmentCalls.keys
/** Assessments with their scale; filter by `schoolClassId`. */
export const performanceAssessmentListQuery = performanceAssessmentCalls.listPerformanceAssessments
