import { legacyObservationRoutes } from '@lernspur/contracts/teacher/legacy-observation.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createLegacyObservation, createLegacyObservations } from './create-legacy-observations'
import { deleteLegacyObservation } from './delete-legacy-observation'
import { getLegacyObservation } from './get-legacy-observation'
import { listLegacyObservations } from './list-legacy-observations'
import { updateLegacyObservation } from './update-legacy-observation'

export const legacyObservationSlice = slice(legacyObservationRoutes, {
  createLegacyObservation: ({ call, body }) => createLegacyObservation(call, body),
  listLegacyObservations: ({ call, list }) => listLegacyObservations(call, list),
  createLegacyObservations: ({ call, body }) => createLegacyObservations(call, body.observations),
  updateLegacyObservation: ({ call, params, body }) => updateLegacyObservation(call, params.observationId, body),
  getLegacyObservation: ({ call, params }) => getLegacyObservation(call, params.observationId),
  deleteLegacyObservation: ({ call, params }) => deleteLegacyObservation(call, params.observationId),
})
