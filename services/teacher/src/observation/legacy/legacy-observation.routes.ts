import { legacyObservationRoutes } from '@lernspur/contracts/legacy-observation.contract'
import { slice } from '@lernspur/service-kit/slice'
import { createObservation, createObservations } from '../create-observations'
import { deleteObservation } from '../delete-observation'
import { getObservation } from '../get-observation'
import { listObservations } from '../list-observations'
import { updateObservation } from '../update-observation'
import { legacyObservation } from './legacy-observation'

export const legacyObservationSlice = slice(legacyObservationRoutes, {
  createLegacyObservation: ({ call, body }) => createObservation(legacyObservation, call, body),
  listLegacyObservations: ({ call, list }) => listObservations(legacyObservation, call, list),
  createLegacyObservations: ({ call, body }) => createObservations(legacyObservation, call, body.observations),
  updateLegacyObservation: ({ call, params, body }) =>
    updateObservation(legacyObservation, call, params.observationId, body),
  getLegacyObservation: ({ call, params }) => getObservation(legacyObservation, call, params.observationId),
  deleteLegacyObservation: ({ call, params }) => deleteObservation(legacyObservation, call, params.observationId),
})
