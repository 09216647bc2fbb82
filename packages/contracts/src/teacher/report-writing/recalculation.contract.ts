import * as z from 'zod/mini'
import { id, instant, schoolClassParams } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { updateErrors } from '../../wire/route-errors'
import { reportLevelSchema, reportLimits, reportSchema } from '../report.contract'
import { changedPartSchema, reportIdsSchema } from '../report-week/report-work.contract'

/** A proposal that today's entries would change (rule report-subject.2). */
export const recalculatedLevelSchema = z.object({
  /** Id of the report subject. */
  subjectId: id,
  competenceId: id,
  description: z.string(),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  /** Whether somebody has decided or confirmed: then the level stays, and only the proposal changes. */
  isDecided: z.boolean(),
  entriesBefore: z.int(),
  entriesAfter: z.int(),
})
export type RecalculatedLevel = z.infer<typeof recalculatedLevelSchema>

export const recalculationSchema = z.object({ changes: z.array(recalculatedLevelSchema) })
export type Recalculation = z.infer<typeof recalculationSchema>

export const recalculateReportSchema = z.strictObject({
  subjectIds: z.array(id).check(z.minLength(1), z.maxLength(reportLimits.subjects)),
})
export type RecalculateReport = z.infer<typeof recalculateReportSchema>

/** Subjects as `recalculateReport` left them. */
export const undoRecalculationSchema = z.strictObject({
  subjects: z
    .array(z.strictObject({ id, updatedAt: instant }))
    .check(z.minLength(1), z.maxLength(reportLimits.subjects)),
})
export type UndoRecalculation = z.infer<typeof undoRecalculationSchema>

/** What today's entries would change in one of several reports. */
export const reportRecalculationSchema = z.object({
  reportId: id,
  studentFirstName: z.string(),
  studentLastName: z.string(),
  /** Levels of its scale, lowest first. */
  levels: z.array(reportLevelSchema),
  changes: z.array(recalculatedLevelSchema),
})
export type ReportRecalculation = z.infer<typeof reportRecalculationSchema>

/** Subjects of several reports as `recalculateReports` left them. */
export const undoRecalculationsSchema = z.strictObject({
  subjects: z
    .array(z.strictObject({ id, updatedAt: instant }))
    .check(z.minLength(1), z.maxLength(reportLimits.subjects * reportLimits.students)),
})
export type UndoRecalculations = z.infer<typeof undoRecalculationsSchema>

const params = z.object({ reportId: id })
const finalErrors = ['REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION'] as const

export const recalculationRoutes = defineRoutes({
  /** What `recalculateReport` would change in open subjects; nothing is saved. */
  getRecalculation: {
    method: 'GET',
    path: '/reports/{reportId}/recalculation',
    owner: 'teacher',
    access: 'class:read',
    params,
    response: recalculationSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  recalculateReport: {
    method: 'PATCH',
    path: '/reports/{reportId}/recalculation',
    owner: 'teacher',
    access: 'class:write',
    params,
    body: recalculateReportSchema,
    response: reportSchema,
    status: 200,
    errors: [...updateErrors, 'REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION'],
    extension: true,
  },
  /** Restores the previous proposals; answers with the subjects that have them now, see rule report-subject.5. */
  undoRecalculation: {
    method: 'PATCH',
    path: '/reports/{reportId}/recalculation/undo',
    owner: 'teacher',
    access: 'class:write',
    params,
    body: undoRecalculationSchema,
    response: rowsOf(changedPartSchema),
    status: 200,
    errors: [...updateErrors, 'REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION'],
    extension: true,
  },
  /** What `recalculateReports` would change, of the reports in which it would change something; nothing is saved. */
  listRecalculations: {
    method: 'POST',
    path: '/classes/{schoolClassId}/reports/recalculation/preview',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    body: reportIdsSchema,
    response: rowsOf(reportRecalculationSchema),
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** All or none; answers with the subjects that it has changed (rule report-subject.6). */
  recalculateReports: {
    method: 'PATCH',
    path: '/classes/{schoolClassId}/reports/recalculation',
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    body: reportIdsSchema,
    response: rowsOf(changedPartSchema),
    status: 200,
    errors: [...updateErrors, ...finalErrors],
    extension: true,
  },
  undoRecalculations: {
    method: 'PATCH',
    path: '/classes/{schoolClassId}/reports/recalculation/undo',
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    body: undoRecalculationsSchema,
    response: rowsOf(changedPartSchema),
    status: 200,
    errors: [...updateErrors, ...finalErrors],
    extension: true,
  },
})
