import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { correctionRoutes } from '@lernspur/contracts/teacher/report-correction.contract'
import { reportDetailsRoutes } from '@lernspur/contracts/teacher/report-details.contract'
import { reportGradeRoutes } from '@lernspur/contracts/teacher/report-grade.contract'
import { reportPreviewRoutes } from '@lernspur/contracts/teacher/report-print/report-preview.contract'
import {
  type ReportSummary,
  reportListRoutes,
  reportSummariesRoute,
} from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { type PreviewReports, reportWorkRoutes } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { schoolReportRoutes } from '@lernspur/contracts/teacher/school-report.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../call-input'
import { callsOf } from '../derive/calls'

/** @public */
export const reportCalls = callsOf(
  'report',
  {
    ...reportRoutes,
    ...reportListRoutes,
    ...reportWorkRoutes,
    ...schoolReportRoutes,
    ...reportPreviewRoutes,
    ...reportDetailsRoutes,
    ...correctionRoutes,
    ...reportGradeRoutes,
  },
  {
    // The start page counts the open ones, and groups include their number of reports.
    stale: ['report', 'home-day'],
    calls: {
      createReports: { stale: ['report', 'report-group', 'home-day'] },
      deleteReports: { stale: ['report', 'report-group', 'home-day'] },
      moveReports: { stale: ['report', 'report-group'] },
      checkReports: { savesNothing: true },
      previewReports: { savesNothing: true },
      remindReportWriters: { stale: [] },
    },
  },
)

export const reportKeys = reportCalls.keys
/** Final. Open subjects must be named in `incompleteSubjectIds`, else INVALID_PARAMETERS. */
export const closeReportMutation = reportCalls.closeReport
/** The same for reports of a class, all or none. */
export const closeReportsMutation = reportCalls.closeReports
/** Completes parts of reports of a class, or opens them again (rule report-subject.4). */
export const setPartStatusMutation = reportCalls.setPartStatus
/** Puts reports into groups and takes them out, all or none. */
export const moveReportsMutation = reportCalls.moveReports
/** One report for each student of the class, a snapshot of the period (rule report.1). */
export const createReportsMutation = reportCalls.createReports
/** An open copy of a completed report, which will replace it (rule report.11). */
export const correctReportMutation = reportCalls.correctReport
export const deleteReportMutation = reportCalls.deleteReport
export const deleteReportsMutation = reportCalls.deleteReports
/** Who writes the subjects of a class in its reports (rule report-work.3). */
export const reportWriterListQuery = reportCalls.listReportWriters
export const remindReportWritersMutation = reportCalls.remindReportWriters
/** Reports of all classes that the caller may see, without their contents. */
export const schoolReportListQuery = reportCalls.listSchoolReports
/** The report as a PDF. */
export const reportPdfMutation = reportCalls.getReportPdf
/** The report as an HTML file. */
export const reportPageMutation = reportCalls.getReportPage
/** The report as a PDF with another layout. */
export const previewReportMutation = reportCalls.previewReport
/** Further fields of the report (rule print.8). */
export const updateReportDetailsMutation = reportCalls.updateReportDetails
/** The grade of a subject of the report (rule form.7). */
export const decideReportGradeMutation = reportCalls.decideReportGrade
export const updateReportCommentMutation = reportCalls.updateReportComment
/** `subjectId` is the `id` of the report subject, not of the school's subject. */
export const updateReportSubjectMutation = reportCalls.updateReportSubject
/** One report; fails with NOT_FOUND if the caller may see none with that id. */
export const reportQuery = (reportId: string) => reportCalls.getReport({ reportId })

/** Reports of a class as lists show them: what is open in them, not their texts (rule report-work.1). */
export const reportListQuery = (
  { schoolClassId }: { readonly schoolClassId: string },
  list: ListOf<typeof reportSummariesRoute> = {},
) =>
  queryOptions({
    queryKey: [...reportCalls.listReports({ schoolClassId }, list).queryKey, 'summary'],
    queryFn: ({ signal }): Promise<{ rows: ReportSummary[]; count: number }> =>
      call(reportSummariesRoute, { params: { schoolClassId }, list, query: { shows: 'summary' }, signal }),
  })

/** The reports that are being created for the caller in a class. */
export const reportCreationQuery = reportCalls.getReportCreation

/** What creating reports would make, without making it. */
export const reportPreviewQuery = (schoolClassId: string, body: PreviewReports) =>
  queryOptions({
    queryKey: [...reportKeys.all, 'previewReports', schoolClassId, body],
    queryFn: ({ signal }) => call(reportWorkRoutes.previewReports, { params: { schoolClassId }, body, signal }),
  })

/** What to look at in reports before they are completed (rule report-work.2). */
export const reportCheckQuery = (schoolClassId: string, reportIds: readonly string[]) =>
  queryOptions({
    queryKey: [...reportKeys.all, 'checkReports', schoolClassId, reportIds],
    queryFn: ({ signal }) =>
      call(reportWorkRoutes.checkReports, { params: { schoolClassId }, body: { reportIds: [...reportIds] }, signal }),
    // It must be up to date when somebody completes reports by it.
    staleTime: 0,
  })
