import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { callsOf } from '../derive/calls'
import { fullListOf } from '../derive/full-list'

// The start page shows the newest ones, and whom nobody has seen.
/** @public */
export const observationCalls = callsOf('observation', observationRoutes, {
  stale: ['observation', 'home-day', 'skill-cell'],
  sorted: ['observedAt'],
  calls: { restoreObservations: { stale: ['observation', 'observation-photo', 'home-day', 'skill-cell'] } },
})

export const deleteObservationMutation = observationCalls.deleteObservation
/** Undoes deletions of the last hour, all or none. */
export const restoreObservationsMutation = observationCalls.restoreObservations
/** Observations that the caller may see; filter by `schoolClassId`, `studentId`, `competenceId` and more. */
export const observationListQuery = observationCalls.listObservations
/** The same, and all of them. */
export const allObservationsQuery = fullListOf(['observation', 'all'], observationRoutes.listObservations)
export const observationQuery = observationCalls.getObservation
export const updateObservationMutation = observationCalls.updateObservation
