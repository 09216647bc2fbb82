import { reportPreviewRoutes } from '@lernspur/contracts/teacher/report-print/report-preview.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getReportPage } from './get-report-page'
import { previewReport } from './preview-report'

export const reportPreviewSlice = slice(reportPreviewRoutes, {
  getReportPage: ({ call, params, query }) => getReportPage(call, params.reportId, query),
  previewReport: ({ call, params, body }) => previewReport(call, params.reportId, body),
})
