import * as z from 'zod/mini'
import { color, day, id, instant, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { reportSchema, reportStatuses } from '../report.contract'
import { reportReplacementSchema } from '../report-correction.contract'
import { leftOpenSchema } from './report-finding'

/** A part of a report as a list shows it: what is open, not its text. */
export const reportPartSchema = z.object({
  id,
  /** The subject it was copied from. */
  schoolSubjectId: id,
  status: z.enum(reportStatuses),
  name: z.string(),
  abbreviation: z.string(),
  color,
  hasComment: z.boolean(),
  competenceCount: z.int(),
  /** Competences without a level. */
  withoutLevel: z.int(),
  /** Proposals that nobody has confirmed or changed. */
  unconfirmed: z.int(),
})
export type ReportPart = z.infer<typeof reportPartSchema>

/** A report as lists show it. */
export const reportSummarySchema = z.object({
  id,
  name: z.string(),
  status: z.enum(reportStatuses),
  startDate: day,
  endDate: day,
  completedAt: z.nullable(instant),
  createdBy: id,
  groupId: z.nullable(id),
  schoolClassId: z.nullable(id),
  studentFirstName: z.string(),
  studentLastName: z.string(),
  studentAvatar: z.nullable(z.string()),
  originalStudentId: id,
  canManage: z.boolean(),
  /** False for people who may not read the general comment (rule report.9). */
  hasSummaryComment: z.boolean(),
  /** What was open when it was completed, for those who manage it; null while it is not completed. */
  leftOpen: z.nullable(leftOpenSchema),
  /** Only the subjects that the caller may access. */
  subjects: z.array(reportPartSchema),
  /** Whether it corrects another report (rule report.11). */
  isCorrection: z.optional(z.boolean()),
  /** What corrects it; null for a report that nothing corrects. */
  replacement: z.optional(z.nullable(reportReplacementSchema)),
  createdAt: instant,
  updatedAt: instant,
})
export type ReportSummary = z.infer<typeof reportSummarySchema>

export const listedReportSchema = z.union([reportSchema, reportSummarySchema])

export const reportListRoutes = defineRoutes({
  listReports: {
    method: 'GET',
    path: '/classes/{schoolClassId}/reports',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    // The content of rows: whole reports, or what a list shows of them (rule report-work.1).
    query: z.strictObject({ shows: z.optional(z.enum(['whole', 'summary'])) }),
    list: {
      id: 'uuid',
      name: 'text',
      status: 'text',
      calculationMethod: 'text',
      schoolTermSemester: 'text',
      startDate: 'day',
      endDate: 'day',
      completedAt: 'instant',
      createdBy: 'uuid',
      groupId: 'uuid',
      studentFirstName: 'text',
      studentLastName: 'text',
      originalStudentId: 'uuid',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: listedReportSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  getReport: {
    method: 'GET',
    path: '/reports/{reportId}',
    owner: 'teacher',
    access: 'class:read',
    params: z.object({ reportId: id }),
    response: reportSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})

/** The list without `shows`. */
export const fullReportsRoute = { ...reportListRoutes.listReports, response: reportSchema } as const
/** The list with `shows=summary`. */
export const reportSummariesRoute = { ...reportListRoutes.listReports, response: reportSummarySchema } as const
