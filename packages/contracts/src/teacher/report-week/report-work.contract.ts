import * as z from 'zod/mini'
import { color, day, id, instant, personSchema, schoolClassParams } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { createErrors, deleteErrors } from '../../wire/route-errors'
import { createReportsSchema, reportLimits, reportStatuses } from '../report.contract'
import { reportFindingSchema } from './report-finding'

const reportIds = z.array(id).check(z.minLength(1), z.maxLength(reportLimits.students))

export const reportIdsSchema = z.strictObject({ reportIds })

/** Open subjects of each report must be named, so that nobody completes one unseen (rule report.5). */
export const closeReportsSchema = z.strictObject({
  reports: z
    .array(
      z.strictObject({
        reportId: id,
        incompleteSubjectIds: z.optional(z.array(id).check(z.maxLength(reportLimits.subjects))),
      }),
    )
    .check(z.minLength(1), z.maxLength(reportLimits.students)),
})
export type CloseReports = z.infer<typeof closeReportsSchema>

export const checkedReportSchema = z.object({ reportId: id, findings: z.array(reportFindingSchema) })
export type CheckedReportRow = z.infer<typeof checkedReportSchema>

/** Parts of reports of a class; with `updatedAt` only if nobody has changed the part since. */
export const setPartStatusSchema = z.strictObject({
  status: z.enum(reportStatuses),
  parts: z
    .array(z.strictObject({ id, updatedAt: z.optional(instant) }))
    .check(z.minLength(1), z.maxLength(reportLimits.competences)),
})
export type SetPartStatus = z.infer<typeof setPartStatusSchema>

/** A changed part, as it is now. */
export const changedPartSchema = z.object({ id, updatedAt: instant })

/** Reports and their new groups; null removes them from theirs. With `from`, only out of that group. */
export const moveReportsSchema = z.strictObject({
  moves: z
    .array(z.strictObject({ reportIds, groupId: z.nullable(id), from: z.optional(z.nullable(id)) }))
    .check(z.minLength(1), z.maxLength(reportLimits.students)),
})
export type MoveReports = z.infer<typeof moveReportsSchema>

/** Who writes which subjects of the reports of a class (rule report-work.3). */
export const reportWriterSchema = z.object({ person: personSchema, schoolSubjectIds: z.array(id) })
export type ReportWriter = z.infer<typeof reportWriterSchema>

/** By default all open subjects, and everybody who writes them. */
export const remindReportWritersSchema = z.strictObject({
  reportIds,
  userIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
})

/** The recipient of a reminder, with the number of open subjects and of reports. */
export const reportReminderSchema = z.object({
  person: personSchema,
  subjects: z.array(z.string()),
  reportCount: z.int(),
})

/** A create without its names, to preview its result. */
export const previewReportsSchema = z.omit(createReportsSchema, { name: true, groupId: true, groupName: true })
export type PreviewReports = z.infer<typeof previewReportsSchema>

export const reportPreviewSchema = z.object({
  startDate: day,
  endDate: day,
  reportCount: z.int(),
  /** The scale of the levels; null where the class has none. */
  performanceVisualName: z.nullable(z.string()),
  subjects: z.array(
    z.object({
      schoolSubjectId: id,
      name: z.string(),
      abbreviation: z.string(),
      color,
      /** Children who take part. */
      studentCount: z.int(),
      competenceCount: z.int(),
      entryCount: z.int(),
      /** Levels that would be proposed, of all competences of all children. */
      proposedCount: z.int(),
      /** Children without any entry in the subject. */
      unseenCount: z.int(),
    }),
  ),
})
export type ReportPreview = z.infer<typeof reportPreviewSchema>

/** The reports that are now being created for the caller in the class, and those created last. */
export const reportCreationSchema = z.object({
  /** While it is not known yet whether they will be created. */
  isRunning: z.boolean(),
  /** Progress; null when none are being created, or another process of the service creates them. */
  running: z.nullable(z.object({ name: z.string(), done: z.int(), total: z.int() })),
  /** The reports created so far; null for none. */
  last: z.nullable(z.object({ name: z.string(), count: z.int(), createdAt: instant })),
})
export type ReportCreation = z.infer<typeof reportCreationSchema>

const inClass = { owner: 'teacher', params: schoolClassParams, status: 200, extension: true } as const

/** Calls for many reports of a class at once: each does all of it or nothing. */
export const reportWorkRoutes = defineRoutes({
  previewReports: {
    ...inClass,
    method: 'POST',
    path: '/classes/{schoolClassId}/reports/preview',
    access: 'class:write',
    body: previewReportsSchema,
    response: reportPreviewSchema,
    errors: [...createErrors, 'NO_PERMISSION', 'STUDENT_NO_SUBJECT_RELATION'],
  },
  getReportCreation: {
    ...inClass,
    method: 'GET',
    path: '/classes/{schoolClassId}/report-creation',
    access: 'class:read',
    response: reportCreationSchema,
    errors: ['NOT_FOUND'],
  },
  checkReports: {
    ...inClass,
    method: 'POST',
    path: '/classes/{schoolClassId}/reports/check',
    access: 'class:read',
    body: reportIdsSchema,
    response: rowsOf(checkedReportSchema),
    errors: ['NOT_FOUND'],
  },
  closeReports: {
    ...inClass,
    method: 'PATCH',
    path: '/classes/{schoolClassId}/reports/close',
    access: 'class:write',
    body: closeReportsSchema,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'REPORT_ALREADY_COMPLETED', 'INVALID_PARAMETERS', 'EMPTY_DTO'],
  },
  /** Answers with what was changed; what already has that status, or has changed since, stays. */
  setPartStatus: {
    ...inClass,
    method: 'PATCH',
    path: '/classes/{schoolClassId}/reports/part-status',
    access: 'class:write',
    body: setPartStatusSchema,
    response: rowsOf(changedPartSchema),
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'REPORT_ALREADY_COMPLETED', 'EMPTY_DTO'],
  },
  /** EDIT_CONFLICT when one is in another group by now. */
  moveReports: {
    ...inClass,
    method: 'PATCH',
    path: '/classes/{schoolClassId}/reports/groups',
    access: 'class:write',
    body: moveReportsSchema,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EDIT_CONFLICT', 'EMPTY_DTO'],
  },
  deleteReports: {
    ...inClass,
    method: 'POST',
    path: '/classes/{schoolClassId}/reports/delete',
    access: 'class:write',
    body: reportIdsSchema,
    errors: deleteErrors,
  },
  listReportWriters: {
    ...inClass,
    method: 'GET',
    path: '/classes/{schoolClassId}/report-writers',
    access: 'class:read',
    response: rowsOf(reportWriterSchema),
    errors: ['NOT_FOUND'],
  },
  remindReportWriters: {
    ...inClass,
    method: 'POST',
    path: '/classes/{schoolClassId}/reports/remind',
    access: 'class:write',
    body: remindReportWritersSchema,
    response: rowsOf(reportReminderSchema),
    errors: deleteErrors,
  },
})
