import { referenceDataRoutes } from '@lernspur/contracts/reference-data.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listSchoolTypes } from './list-school-types'
import { listStates } from './list-states'

export const referenceDataSlice = slice(referenceDataRoutes, {
  listStates: ({ call, list }) => listStates(call, list),
  listSchoolTypes: ({ call, list }) => listSchoolTypes(call, list),
})
