import { hubAdmissionRoutes } from '@lernspur/contracts/school-admin/hub-admission.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getHubAdmission } from './get-hub-admission'
import { setHubAdmission } from './set-hub-admission'

/** What becomes of teachers who come by a hub. */
export const hubAdmissionSlice = slice(hubAdmissionRoutes, {
  getHubAdmission: ({ call }) => getHubAdmission(call),
  setHubAdmission: ({ call, body }) => setHubAdmission(call, body.admission),
})
