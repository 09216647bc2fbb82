import { schoolYearRoutes } from '@lernspur/contracts/school-year.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getCurrentTerm } from './get-current-term'
import { listSchoolYears } from './list-school-years'

export const schoolYearSlice = slice(schoolYearRoutes, {
  listSchoolYears: ({ call, list }) => listSchoolYears(call, list),
  getCurrentTerm: ({ call }) => getCurrentTerm(call),
})
