import { schoolClosingRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { callsOf } from '../../derive/calls'

// Who-am-I says whether the school is only read.
/** @public */
export const schoolClosingCalls = callsOf('school-closing', schoolClosingRoutes, {
  stale: ['school-closing', 'tenant', 'auth'],
  calls: { closeSchool: { showsFailure: true, stale: ['school-closing', 'tenant', 'auth'] } },
})

export const closingQuery = schoolClosingCalls.getClosing
export const closeSchoolMutation = schoolClosingCalls.closeSchool
export const undoClosingMutation = schoolClosingCalls.undoClosing
