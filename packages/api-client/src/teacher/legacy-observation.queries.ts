import { legacyObservationRoutes } from '@lernspur/contracts/legacy-observation.contract'
import { callsOf } from '../derive/calls'
import { wholeListOf } from '../derive/whole-list'

/** @public */
export const legacyObservationCalls = callsOf('legacy-observation', legacyObservationRoutes, {
  stale: ['legacy-observation', 'skill-cell'],
})

/** Legacy observations that the caller may see; screens read them and write version 2. */
export const legacyObservationListQuery = legacyObservationCalls.listLegacyObservations
/** The same, and all of them. */
export const allLegacyObservationsQuery = wholeListOf(
  ['legacy-observation', 'all'],
  legacyObservationRoutes.listLegacyObservations,
)
