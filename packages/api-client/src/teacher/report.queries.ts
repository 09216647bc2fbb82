import { reportRoutes } from '@lernspur/contracts/report.contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '../derive/calls'

/** @public */
export const reportCalls = callsOf('report', reportRoutes, {
  // Groups tell how many reports they hold.
  calls: { createReports: { stale: ['report', 'report-group'] } },
})

export const reportKeys = reportCalls.keys
/** Final. Open subjects must be named in `incompleteSubjectIds`, else INVALID_PARAMETERS. */
export const closeReportMutation = reportCalls.closeReport
/** A report for each child of the class, a snapshot of the period (rule report.1). */
export const createReportsMutation = reportCalls.createReports
export const deleteReportMutation = reportCalls.deleteReport
/** Reports of a class, each with the subjects that the caller may access. */
export const reportListQuery = reportCalls.listReports
/** The report as it prints. */
export const reportPdfMutation = reportCalls.getReportPdf
export const updateReportCommentMutation = reportCalls.updateReportComment
/** `subjectId` is the `id` of the report's subject, not of the school's. */
export const updateReportSubjectMutation = reportCalls.updateReportSubject

/** One report of a class; undefined when there is none that the caller may see. */
export const reportQuery = (schoolClassId: string, reportId: string) =>
  queryOptions({
    ...reportListQuery({ schoolClassId }, { filter: [{ field: 'id', type: 'eq', value: reportId }], limit: 1 }),
    select: ({ rows }) => rows[0],
  })
