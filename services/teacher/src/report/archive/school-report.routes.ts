import { schoolReportRoutes } from '@lernspur/contracts/school-report.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listSchoolReports } from './list-school-reports'

export const schoolReportSlice = slice(schoolReportRoutes, {
  listSchoolReports: ({ call, list }) => listSchoolReports(call, list),
})
