import { studentOverviewRoutes } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones make it stale.
/** @public */
export const studentOverviewCalls = callsOf('observation', studentOverviewRoutes)

/** Where a student stands, with the reports and the names of the class. */
export const studentOverviewQuery = studentOverviewCalls.getStudentOverview
