import { studentOverviewRoutes } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getStudentOverview } from './get-student-overview'

export const studentOverviewSlice = slice(studentOverviewRoutes, {
  getStudentOverview: ({ call, params }) => getStudentOverview(call, params),
})
