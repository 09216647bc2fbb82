import { observationRoutes } from '@lernspur/contracts/observation.contract'
import { slice } from '@lernspur/service-kit/slice'
import { createObservation, createObservations } from './create-observations'
import { deleteObservation } from './delete-observation'
import { getObservation } from './get-observation'
import { listObservations } from './list-observations'
import { observationV2 } from './observation-v2'
import { updateObservation } from './update-observation'

export const observationSlice = slice(observationRoutes, {
  createObservation: ({ call, body }) => createObservation(observationV2, call, body),
  listObservations: ({ call, list }) => listObservations(observationV2, call, list),
  createObservations: ({ call, body }) => createObservations(observationV2, call, body.observations),
  updateObservation: ({ call, params, body }) => updateObservation(observationV2, call, params.observationId, body),
  getObservation: ({ call, params }) => getObservation(observationV2, call, params.observationId),
  deleteObservation: ({ call, params }) => deleteObservation(observationV2, call, params.observationId),
})
