import { schoolReportRoutes } from '@lernspur/contracts/teacher/school-report.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listSchoolReports } from './list-school-reports'

export const schoolReportSlice = slice(schoolReportRoutes, {
  listSchoolReports: ({ call, list }) => listSchoolReports(call, list),
})
