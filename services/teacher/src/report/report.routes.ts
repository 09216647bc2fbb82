import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { reportDetailsRoutes } from '@lernspur/contracts/teacher/report-details.contract'
import { reportListRoutes } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { reportWorkRoutes } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { checkReports } from './complete/check-reports'
import { closeReport } from './complete/close-report'
import { closeReports } from './complete/close-reports'
import { setPartStatus } from './complete/set-part-status'
import { createReports } from './create/create-reports'
import { previewReports } from './create/preview-reports'
import { getReportCreation } from './create/running-creation'
import { deleteReport, deleteReports } from './delete-report'
import { getReport } from './get-report'
import { moveReports } from './group/move-reports'
import { listReports } from './list-reports'
import { getReportPdf } from './print/get-report-pdf'
import { listReportWriters } from './remind/list-report-writers'
import { remindReportWriters } from './remind/remind-report-writers'
import { updateReportComment } from './update-report-comment'
import { updateReportDetails } from './update-report-details'
import { updateReportSubject } from './update-report-subject'

export const reportSlice = slice(reportRoutes, {
  createReports: ({ call, params, body }) => createReports(call, params.schoolClassId, body),
  closeReport: ({ call, params, body }) => closeReport(call, params.reportId, body?.incompleteSubjectIds ?? []),
  deleteReport: ({ call, params }) => deleteReport(call, params.reportId),
  updateReportComment: ({ call, params, body }) => updateReportComment(call, params.reportId, body),
  updateReportSubject: ({ call, params, body }) => updateReportSubject(call, params.reportId, params.subjectId, body),
  getReportPdf: ({ call, params, query }) => getReportPdf(call, params.reportId, query),
})

export const reportDetailsSlice = slice(reportDetailsRoutes, {
  updateReportDetails: ({ call, params, body }) => updateReportDetails(call, params.reportId, body),
})

/** `opened` is called for each report that somebody opens to work on. */
export const reportListSlice = (opened: () => void): Slice =>
  slice(reportListRoutes, {
    listReports: ({ call, params, list, query }) => listReports(call, params.schoolClassId, list, query.shows),
    getReport: async ({ call, params }) => {
      const report = await getReport(call, params.reportId)
      if (report.status === 'inProgress') opened()
      return report
    },
  })

export const reportWorkSlice = slice(reportWorkRoutes, {
  previewReports: ({ call, params, body }) => previewReports(call, params.schoolClassId, body),
  getReportCreation: ({ call, params }) => getReportCreation(call, params.schoolClassId),
  checkReports: ({ call, params, body }) => checkReports(call, params.schoolClassId, body.reportIds),
  closeReports: ({ call, params, body }) => closeReports(call, params.schoolClassId, body),
  setPartStatus: ({ call, params, body }) => setPartStatus(call, params.schoolClassId, body),
  moveReports: ({ call, params, body }) => moveReports(call, params.schoolClassId, body),
  deleteReports: ({ call, params, body }) => deleteReports(call, params.schoolClassId, body.reportIds),
  listReportWriters: ({ call, params }) => listReportWriters(call, params.schoolClassId),
  remindReportWriters: ({ call, params, body }) => remindReportWriters(call, params.schoolClassId, body),
})
