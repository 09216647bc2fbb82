import { reportPreviewRoutes } from '@lernspur/contracts/report-preview.contract'
import { slice } from '@lernspur/service-kit/slice'
import { previewReport } from './preview-report'

export const reportPreviewSlice = slice(reportPreviewRoutes, {
  previewReport: ({ call, params, body }) => previewReport(call, params.reportId, body),
})
