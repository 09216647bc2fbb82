import { reportRoutes } from '@lernspur/contracts/report.contract'
import { slice } from '@lernspur/service-kit/slice'
import { closeReport } from './close-report'
import { createReports } from './create/create-reports'
import { deleteReport } from './delete-report'
import { getReportPdf } from './get-report-pdf'
import { listReports } from './list-reports'
import { updateReportComment } from './update-report-comment'
import { updateReportSubject } from './update-report-subject'

export const reportSlice = slice(reportRoutes, {
  createReports: ({ call, params, body }) => createReports(call, params.schoolClassId, body),
  listReports: ({ call, params, list }) => listReports(call, params.schoolClassId, list),
  closeReport: ({ call, params, body }) => closeReport(call, params.reportId, body?.incompleteSubjectIds ?? []),
  deleteReport: ({ call, params }) => deleteReport(call, params.reportId),
  updateReportComment: ({ call, params, body }) => updateReportComment(call, params.reportId, body),
  updateReportSubject: ({ call, params, body }) => updateReportSubject(call, params.reportId, params.subjectId, body),
  getReportPdf: ({ call, params }) => getReportPdf(call, params.reportId),
})
