import { schoolNumberRoutes } from '@lernspur/contracts/provider/school-number.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getSchoolNumbers } from './get-school-numbers'
import { setSchoolNumbers } from './set-school-numbers'

/** The numbers by which hubs name schools. */
export const schoolNumberSlice = slice(schoolNumberRoutes, {
  getSchoolNumbers: ({ call, params }) => getSchoolNumbers(call, params.tenantId),
  setSchoolNumbers: ({ call, params, body }) => setSchoolNumbers(call, params.tenantId, body),
})
