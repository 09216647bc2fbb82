import { legacyObservationRoutes } from '@lernspur/contracts/teacher/legacy-observation.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const legacyObservationCalls = callsOf('legacy-observation', legacyObservationRoutes, {
  stale: ['legacy-observation', 'skill-cell'],
})

/** Legacy observations that the caller may see; screens read them and write version 2. */
export const legacyObservationListQuery = legacyObservationCalls.listLegacyObservations
