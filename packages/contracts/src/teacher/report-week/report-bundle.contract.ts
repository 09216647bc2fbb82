import * as z from 'zod/mini'
import { day, id } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { reportLimits } from '../report.contract'
import { createReportSetSchema, reportSetSchema } from '../report-print/report-set.contract'

/** Class bundles in one call, and reports that one call signs off or prints. */
export const reportBundleLimits = { bundles: 200, reports: 500 } as const

/** The reports of a class that have a name and a period in common. */
export const reportBundleKeySchema = z.strictObject({
  schoolClassId: id,
  name: z.string().check(z.minLength(1), z.maxLength(reportLimits.name)),
  startDate: day,
  endDate: day,
})
export type ReportBundleKey = z.infer<typeof reportBundleKeySchema>

/** How far the reports of a bundle are (rule report-school.1); a class without reports is a row without a bundle. */
export const reportBundleSchema = z.object({
  schoolClassId: id,
  schoolClassName: z.string(),
  schoolClassNickname: z.nullable(z.string()),
  schoolLevel: z.int(),
  isActive: z.boolean(),
  /** Children who are in the class today. */
  studentCount: z.int(),
  name: z.nullable(z.string()),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  /** Without those that a completed correction has replaced. */
  total: z.int(),
  /** With a subject that is not completed. */
  open: z.int(),
  /** All subjects are completed, the report is not. */
  ready: z.int(),
  completed: z.int(),
  /** Completed and sealed by its first print (rule signature.1). */
  sealed: z.int(),
  /** Whether some have a line for the head of the school to sign. */
  hasHeadSigner: z.boolean(),
})
export type ReportBundle = z.infer<typeof reportBundleSchema>

/** Open reports of a bundle that today's entries would change (rule report-subject.6). */
export const notCurrentBundleSchema = z.object({ ...reportBundleKeySchema.shape, count: z.int() })
export type NotCurrentBundle = z.infer<typeof notCurrentBundleSchema>

/** Why a report is not signed off with others (rule report-school.2). */
export const signOffRefusals = ['completed', 'openSubjects', 'noHeadSigner', 'inactiveClass'] as const
export type SignOffRefusal = (typeof signOffRefusals)[number]

export const signOffRowSchema = z.object({
  reportId: id,
  schoolClassId: id,
  schoolClassName: z.string(),
  name: z.string(),
  studentFirstName: z.string(),
  studentLastName: z.string(),
  /** Null for one that would be signed off. */
  refusal: z.nullable(z.enum(signOffRefusals)),
  /** Names of the subjects that are not completed. */
  openSubjects: z.array(z.string()),
  /** Findings of the check before completion; 0 for refused ones. */
  findings: z.int(),
})
export type SignOffRow = z.infer<typeof signOffRowSchema>

export const reportBundlesSchema = z.strictObject({
  bundles: z.array(reportBundleKeySchema).check(z.minLength(1), z.maxLength(reportBundleLimits.bundles)),
})
export type ReportBundles = z.infer<typeof reportBundlesSchema>

export const signOffSchema = z.strictObject({
  reportIds: z.array(id).check(z.minLength(1), z.maxLength(reportBundleLimits.reports)),
})

export const createSchoolReportSetSchema = z.strictObject({
  ...reportBundlesSchema.shape,
  form: createReportSetSchema.shape.form,
  duplex: createReportSetSchema.shape.duplex,
})
export type CreateSchoolReportSet = z.infer<typeof createSchoolReportSetSchema>

const ofYear = z.strictObject({ schoolYearId: id })
const ofSchool = { owner: 'teacher', access: 'manager', extension: true } as const

/** Reports of all classes of a school year, for whoever leads the school. */
export const reportBundleRoutes = defineRoutes({
  listReportBundles: {
    ...ofSchool,
    method: 'GET',
    path: '/report-bundles',
    query: ofYear,
    response: rowsOf(reportBundleSchema),
    status: 200,
    errors: [],
  },
  listNotCurrentBundles: {
    ...ofSchool,
    method: 'GET',
    path: '/report-bundles/not-current',
    query: ofYear,
    response: rowsOf(notCurrentBundleSchema),
    status: 200,
    errors: [],
  },
  previewSignOff: {
    ...ofSchool,
    method: 'POST',
    path: '/report-bundles/sign-off/preview',
    body: reportBundlesSchema,
    response: rowsOf(signOffRowSchema),
    status: 200,
    errors: ['VALIDATION_FAILED'],
  },
  /** Completes reports of several classes, all or none (rule report-school.2). */
  signOffReports: {
    ...ofSchool,
    method: 'PATCH',
    path: '/report-bundles/sign-off',
    body: signOffSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'REPORT_ALREADY_COMPLETED', 'INVALID_PARAMETERS', 'EMPTY_DTO'],
  },
  /** One file of all completed reports of the bundles; NOT_FOUND without any. */
  createSchoolReportSet: {
    ...ofSchool,
    method: 'POST',
    path: '/report-sets',
    body: createSchoolReportSetSchema,
    response: reportSetSchema,
    status: 201,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
})
