import { closedSchoolRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const closedSchoolCalls = callsOf('closed-school', closedSchoolRoutes)

/** Names and counts of closed schools, the last one first. */
export const closedSchoolListQuery = closedSchoolCalls.listClosedSchools
