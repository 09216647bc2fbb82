import { statisticsRoutes } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones make it stale.
/** Figures of a class, one read a view. */
export const statisticsCalls = callsOf('observation', statisticsRoutes)
