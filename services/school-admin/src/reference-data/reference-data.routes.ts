import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listSchoolTypes } from './list-school-types'
import { listStates } from './list-states'

export const referenceDataSlice = slice(referenceDataRoutes, {
  listStates: ({ call, list }) => listStates(call, list),
  listSchoolTypes: ({ call, list }) => listSchoolTypes(call, list),
})
