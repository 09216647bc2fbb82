import { reportPreviewRoutes } from '@lernspur/contracts/report-preview.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getReportPage } from './get-report-page'
import { previewReport } from './preview-report'

export const reportPreviewSlice = slice(reportPreviewRoutes, {
  getReportPage: ({ call, params }) => getReportPage(call, params.reportId),
  previewReport: ({ call, params, body }) => previewReport(call, params.reportId, body),
})
