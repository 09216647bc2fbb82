import * as z from 'zod/mini'
import { reportForms } from '../../tenant.contract'
import { languages } from '../../wire/error-catalogue'
import { id, instant, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { createErrors } from '../../wire/route-errors'
import { reportLimits } from '../report.contract'

/**
 * One file with a chapter for each child, an archive with a file for each, one page for reading on a screen, or the
 * levels and comments as a table.
 */
export const reportSetForms = ['pdf', 'zip', 'html', 'xlsx'] as const
export type ReportSetForm = (typeof reportSetForms)[number]

/** `running` includes waiting for its turn. Only a `done` one has a file. */
export const reportSetStates = ['running', 'done', 'canceled', 'failed'] as const
export type ReportSetState = (typeof reportSetStates)[number]

/** Several reports of a class in one file, made in the background; the caller polls its progress (rule print.4). */
export const reportSetSchema = z.object({
  id,
  /** Null for reports of several classes (rule print.12). */
  schoolClassId: z.nullable(id),
  form: z.enum(reportSetForms),
  /** Whether each child begins on the front of a sheet. */
  duplex: z.boolean(),
  /** Where it differs from what the reports say (rules print.10, print.11). */
  language: z.optional(z.nullable(z.enum(languages))),
  reportForm: z.optional(z.nullable(z.enum(reportForms))),
  state: z.enum(reportSetStates),
  /** Reports drawn so far. */
  done: z.int(),
  total: z.int(),
  createdAt: instant,
  /** Whether a file made now would differ; only for a `done` set that is requested by its id. */
  isOutdated: z.optional(z.boolean()),
})
export type ReportSet = z.infer<typeof reportSetSchema>

export const createReportSetSchema = z.strictObject({
  reportIds: z.array(id).check(z.minLength(1), z.maxLength(reportLimits.students)),
  form: z.enum(reportSetForms),
  duplex: z.optional(z.boolean()),
  language: z.optional(z.enum(languages)),
  reportForm: z.optional(z.enum(reportForms)),
})
export type CreateReportSet = z.infer<typeof createReportSetSchema>

const reportSetParams = z.object({ reportSetId: id })

/** A set belongs to its maker and to those with all rights on the class. */
export const reportSetRoutes = defineRoutes({
  createReportSet: {
    method: 'POST',
    path: '/classes/{schoolClassId}/report-sets',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    body: createReportSetSchema,
    response: reportSetSchema,
    status: 201,
    errors: createErrors,
    extension: true,
  },
  getReportSet: {
    method: 'GET',
    path: '/report-sets/{reportSetId}',
    owner: 'teacher',
    access: 'class:read',
    params: reportSetParams,
    response: reportSetSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  getReportSetFile: {
    method: 'GET',
    path: '/report-sets/{reportSetId}/file',
    owner: 'teacher',
    access: 'class:read',
    params: reportSetParams,
    response: 'binary',
    mediaType: 'application/octet-stream',
    status: 200,
    errors: ['NOT_FOUND', 'GET_FILE_ERROR'],
    extension: true,
  },
  cancelReportSet: {
    method: 'PUT',
    path: '/report-sets/{reportSetId}/cancel',
    owner: 'teacher',
    access: 'class:read',
    params: reportSetParams,
    response: reportSetSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
