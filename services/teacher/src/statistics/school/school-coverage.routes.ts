import { schoolCoverageRoutes } from '@lernspur/contracts/teacher/statistics/school-coverage.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getSchoolCoverage } from './get-school-coverage'

export const schoolCoverageSlice = slice(schoolCoverageRoutes, {
  getSchoolCoverage: ({ call }) => getSchoolCoverage(call),
})
