import { rosterRoutes } from '@lernspur/contracts/school-admin/roster.contract'
import { callsOf } from '../derive/calls'

// Reading changes nothing of the school, and the screen itself says why a hub could not be read.
/** @public */
export const rosterCalls = callsOf('roster', rosterRoutes, {
  calls: { readRoster: { savesNothing: true, showsFailure: true, stale: ['roster'] } },
})
