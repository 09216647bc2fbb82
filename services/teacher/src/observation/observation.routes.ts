import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createObservation, createObservations } from './create-observations'
import { deleteObservation } from './deletion/delete-observation'
import { restoreObservations } from './deletion/restore-observations'
import { getObservation } from './get-observation'
import { listObservations } from './list-observations'
import { updateObservation } from './update-observation'

export const observationSlice = slice(observationRoutes, {
  createObservation: ({ call, body }) => createObservation(call, body),
  listObservations: ({ call, list }) => listObservations(call, list),
  createObservations: ({ call, body }) => createObservations(call, body.observations),
  updateObservation: ({ call, params, body }) => updateObservation(call, params.observationId, body),
  getObservation: ({ call, params }) => getObservation(call, params.observationId),
  deleteObservation: ({ call, params }) => deleteObservation(call, params.observationId),
  restoreObservations: ({ call, body }) => restoreObservations(call, body.observationIds),
})
