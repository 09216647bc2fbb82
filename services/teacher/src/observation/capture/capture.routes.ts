import { captureRoutes } from '@lernspur/contracts/teacher/capture/capture.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getCapture, getNewestEntries } from './get-capture'

export const captureSlice = slice(captureRoutes, {
  getCapture: ({ call, params }) => getCapture(call, params.schoolClassId),
  getNewestEntries: ({ call, params }) => getNewestEntries(call, params.schoolClassId, params.competenceId),
})
