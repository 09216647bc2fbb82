import { schoolCoverageRoutes } from '@lernspur/contracts/teacher/statistics/school-coverage.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones make it stale.
/** @public */
export const schoolCoverageCalls = callsOf('observation', schoolCoverageRoutes)

/** What was observed in the running classes of the school, by class and subject. */
export const schoolCoverageQuery = schoolCoverageCalls.getSchoolCoverage
