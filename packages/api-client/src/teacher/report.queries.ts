import { reportRoutes } from '@lernspur/contracts/report.contract'
import { reportPreviewRoutes } from '@lernspur/contracts/report-preview.contract'
import { schoolReportRoutes } from '@lernspur/contracts/school-report.contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '../derive/calls'

/** @public */
export const reportCalls = callsOf(
  'report',
  { ...reportRoutes, ...schoolReportRoutes, ...reportPreviewRoutes },
  // The start page counts the open ones, and groups include their number of reports.
  { stale: ['report', 'home-day'], calls: { createReports: { stale: ['report', 'report-group', 'home-day'] } } },
)

export const reportKeys = reportCalls.keys
/** Final. Open subjects must be named in `incompleteSubjectIds`, else INVALID_PARAMETERS. */
export const closeReportMutation = reportCalls.closeReport
/** One report for each student of the class, a snapshot of the period (rule report.1). */
export const createReportsMutation = reportCalls.createReports
export const deleteReportMutation = reportCalls.deleteReport
/** Reports of a class, each with the subjects that the caller may access. */
export const reportListQuery = reportCalls.listReports
/** Reports of all classes that the caller may see, without their contents. */
export const schoolReportListQuery = reportCalls.listSchoolReports
/** The report as a PDF. */
export const reportPdfMutation = reportCalls.getReportPdf
/** The report as a PDF with another layout. */
export const previewReportMutation = reportCalls.previewReport
export const updateReportCommentMutation = reportCalls.updateReportComment
/** `subjectId` is the `id` of the report subject, not of the school's subject. */
export const updateReportSubjectMutation = reportCalls.updateReportSubject

/** One report of a class; undefined if the caller may see none with that id. */
export const reportQuery = (schoolClassId: string, reportId: string) =>
  queryOptions({
    ...reportListQuery({ schoolClassId }, { filter: [{ field: 'id', type: 'eq', value: reportId }], limit: 1 }),
    select: ({ rows }) => rows[0],
  })
