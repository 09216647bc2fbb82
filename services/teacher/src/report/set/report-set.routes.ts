import { reportSetRoutes } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { cancelReportSet } from './cancel-report-set'
import { createReportSet } from './create-report-set'
import { getReportSet } from './get-report-set'
import { getReportSetFile } from './get-report-set-file'

/** Several reports of a class in one file. */
export const reportSetSlice = slice(reportSetRoutes, {
  createReportSet: ({ call, params, body }) => createReportSet(call, params.schoolClassId, body),
  getReportSet: ({ call, params }) => getReportSet(call, params.reportSetId),
  getReportSetFile: ({ call, params }) => getReportSetFile(call, params.reportSetId),
  cancelReportSet: ({ call, params }) => cancelReportSet(call, params.reportSetId),
})
