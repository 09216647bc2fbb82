import * as z from 'zod/mini'
import { id, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors } from '../wire/route-errors'

/** Maximum characters of a reason. */
export const correctionLimits = { reason: 500 } as const

export const correctReportSchema = z.strictObject({ reason: requiredText(correctionLimits.reason) })
export type CorrectReport = z.infer<typeof correctReportSchema>

/** What a corrected report replaces, as it was then (rule report.11). */
export const reportCorrectionSchema = z.object({
  /** Null once the replaced report is deleted. */
  reportId: z.nullable(id),
  name: z.string(),
  completedAt: instant,
  /** Null for people who may not read the general comment. */
  reason: z.nullable(z.string()),
})
export type ReportCorrection = z.infer<typeof reportCorrectionSchema>

/** The report that corrects another one; it replaces that one once it is completed. */
export const reportReplacementSchema = z.object({ reportId: id, completedAt: z.nullable(instant) })
export type ReportReplacement = z.infer<typeof reportReplacementSchema>

/** The new report; its contents are read by `getReport`. */
export const createdCorrectionSchema = z.object({ id })

export const correctionRoutes = defineRoutes({
  /** CREATE_NOT_ALLOWED for a report that is not completed, EDIT_CONFLICT for one that is corrected already. */
  correctReport: {
    method: 'POST',
    path: '/reports/{reportId}/correction',
    owner: 'teacher',
    access: 'manager',
    params: z.object({ reportId: id }),
    body: correctReportSchema,
    response: createdCorrectionSchema,
    status: 201,
    errors: [...createErrors, 'REPORT_NO_CLASS_ASSOCIATION', 'EDIT_CONFLICT'],
    extension: true,
  },
})
