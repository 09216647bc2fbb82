import { schoolClassRoutes } from '@lernspur/contracts/school-class.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listSchoolClasses } from './list-school-classes'

export const schoolClassSlice = slice(schoolClassRoutes, {
  listSchoolClasses: ({ call, list }) => listSchoolClasses(call, list),
})
