import { observationFormRoutes } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getCapture, getNewestEntries } from './get-capture'

export const observationFormSlice = slice(observationFormRoutes, {
  getCapture: ({ call, params }) => getCapture(call, params.schoolClassId),
  getNewestEntries: ({ call, params }) => getNewestEntries(call, params.schoolClassId, params.competenceId),
})
