import {
  type CloseReport,
  type CreateReports,
  reportRoutes,
  type UpdateReportSubject,
} from '@lernspur/contracts/report.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof reportRoutes.listReports>

export const reportKeys = {
  all: ['report'],
  ofClass: (schoolClassId: string) => ['report', 'class', schoolClassId],
  list: (schoolClassId: string, list: List) => ['report', 'class', schoolClassId, list],
} as const

const meta = { invalidates: [reportKeys.all] }

/** Reports of a class, each with the subjects that the caller may access. */
export const reportListQuery = (schoolClassId: string, list: List = {}) =>
  queryOptions({
    queryKey: reportKeys.list(schoolClassId, list),
    queryFn: ({ signal }) => call(reportRoutes.listReports, { params: { schoolClassId }, list, signal }),
  })

/** One report of a class; undefined when there is none that the caller may see. */
export const reportQuery = (schoolClassId: string, reportId: string) =>
  queryOptions({
    ...reportListQuery(schoolClassId, { filter: [{ field: 'id', type: 'eq', value: reportId }], limit: 1 }),
    select: ({ rows }) => rows[0],
  })

/** A report for each child of the class, a snapshot of the period (rule report.1). */
export const createReportsMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['report', 'create', schoolClassId],
    mutationFn: ({ body, idempotencyKey }: { body: CreateReports; idempotencyKey?: string }) =>
      call(reportRoutes.createReports, { params: { schoolClassId }, body, idempotencyKey }),
    meta: { invalidates: [reportKeys.ofClass(schoolClassId), ['report-group', 'class', schoolClassId]] },
  })

/** Final. Open subjects must be named in `incompleteSubjectIds`, else INVALID_PARAMETERS. */
export const closeReportMutation = () =>
  mutationOptions({
    mutationKey: ['report', 'close'],
    mutationFn: ({ reportId, body }: { reportId: string; body?: CloseReport }) =>
      call(reportRoutes.closeReport, { params: { reportId }, ...(body ? { body } : {}) }),
    meta,
  })

export const deleteReportMutation = () =>
  mutationOptions({
    mutationKey: ['report', 'delete'],
    mutationFn: (reportId: string) => call(reportRoutes.deleteReport, { params: { reportId } }),
    meta,
  })

/** `updatedAt` of the report as read; a newer one on the server is EDIT_CONFLICT. */
export const updateReportCommentMutation = () =>
  mutationOptions({
    mutationKey: ['report', 'comment'],
    mutationFn: ({ reportId, ...rest }: { reportId: string; summaryComment: string; updatedAt?: string }) =>
      call(reportRoutes.updateReportComment, {
        params: { reportId },
        body: { summaryComment: rest.summaryComment },
        ifMatch: rest.updatedAt,
      }),
    meta,
  })

interface SubjectUpdate {
  reportId: string
  /** `id` of the report's subject, not of the school's. */
  subjectId: string
  body: UpdateReportSubject
  /** `updatedAt` of the report's subject as read. */
  updatedAt?: string
}

export const updateReportSubjectMutation = () =>
  mutationOptions({
    mutationKey: ['report', 'subject'],
    mutationFn: ({ reportId, subjectId, body, updatedAt }: SubjectUpdate) =>
      call(reportRoutes.updateReportSubject, { params: { reportId, subjectId }, body, ifMatch: updatedAt }),
    meta,
  })

/** The report as it prints. A mutation, because it runs on a click and is not kept. */
export const reportPdfMutation = () =>
  mutationOptions({
    mutationKey: ['report', 'pdf'],
    mutationFn: (reportId: string) => call(reportRoutes.getReportPdf, { params: { reportId } }),
    meta: { savesNothing: true },
  })
