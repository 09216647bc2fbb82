import { closedSchoolRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listClosedSchools } from './list-closed-schools'

export const closedSchoolSlice = slice(closedSchoolRoutes, {
  listClosedSchools: ({ call, list }) => listClosedSchools(call, list),
})
