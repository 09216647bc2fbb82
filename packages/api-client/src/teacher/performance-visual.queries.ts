import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const performanceVisualCalls = callsOf('performance-visual', performanceVisualRoutes, {
  // Assessments include their scale.
  stale: ['performance-visual', 'performance-assessment'],
})

export const performanceVisualKeys = performanceVisualCalls.keys
/** Levels lowest first; without a class it is a template of the school. */
export const createPerformanceVisualMutation = performanceVisualCalls.createPerformanceVisual
export const deletePerformanceVisualMutation = performanceVisualCalls.deletePerformanceVisual
/** Scales with their levels, lowest first. */
export const performanceVisualListQuery = performanceVisualCalls.listPerformanceVisuals
