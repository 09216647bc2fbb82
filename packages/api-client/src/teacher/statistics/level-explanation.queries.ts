import { levelExplanationRoutes } from '@lernspur/contracts/teacher/statistics/level-explanation.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones make it stale.
/** @public */
export const levelExplanationCalls = callsOf('observation', levelExplanationRoutes)

/** The entries that a level follows from. */
export const levelExplanationQuery = levelExplanationCalls.getLevelExplanation
