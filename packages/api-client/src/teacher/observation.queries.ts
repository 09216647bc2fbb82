import { observationRoutes } from '@lernspur/contracts/observation.contract'
import { callsOf } from '../derive/calls'
import { wholeListOf } from '../derive/whole-list'

// The start page shows the newest ones, and whom nobody has seen.
/** @public */
export const observationCalls = callsOf('observation', observationRoutes, {
  stale: ['observation', 'home-day', 'skill-cell'],
  sorted: ['observedAt'],
})

export const createObservationMutation = observationCalls.createObservation
/** Up to 1000 observations, all or none. */
export const createObservationsMutation = observationCalls.createObservations
export const deleteObservationMutation = observationCalls.deleteObservation
/** Observations that the caller may see; filter by `schoolClassId`, `studentId`, `competenceId` and more. */
export const observationListQuery = observationCalls.listObservations
/** The same, and all of them. */
export const allObservationsQuery = wholeListOf(['observation', 'all'], observationRoutes.listObservations)
export const observationQuery = observationCalls.getObservation
export const updateObservationMutation = observationCalls.updateObservation
