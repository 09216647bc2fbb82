import { schoolNumberRoutes } from '@lernspur/contracts/provider/school-number.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const schoolNumberCalls = callsOf('school-number', schoolNumberRoutes, {
  calls: { setSchoolNumbers: { stale: ['provider-tenant'] } },
})
