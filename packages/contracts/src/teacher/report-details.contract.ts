import * as z from 'zod/mini'
import { day, freeText, id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'

/** Characters of the remark, and the most days of a period. */
export const reportDetailLimits = { remark: 1000, days: 366 } as const

const days = z.int().check(z.minimum(0), z.maximum(reportDetailLimits.days))

/** What a report contains beside levels and remarks if the school wants it (rule print.8). */
export const reportDetailsSchema = z.object({
  birthDate: z.nullable(day),
  daysAbsent: z.nullable(z.int()),
  /** Of these; null as long as the former is. */
  daysUnexcused: z.nullable(z.int()),
  classRemark: z.string(),
  updatedAt: instant,
})
export type ReportDetails = z.infer<typeof reportDetailsSchema>

export const updateReportDetailsSchema = z.strictObject({
  birthDate: z.optional(z.nullable(day)),
  daysAbsent: z.optional(z.nullable(days)),
  daysUnexcused: z.optional(z.nullable(days)),
  classRemark: z.optional(freeText(reportDetailLimits.remark)),
})
export type UpdateReportDetails = z.infer<typeof updateReportDetailsSchema>

export const reportDetailsRoutes = defineRoutes({
  /** VALIDATION_FAILED for more unexcused days than days. */
  updateReportDetails: {
    method: 'PATCH',
    path: '/reports/{reportId}/details',
    owner: 'teacher',
    access: 'class:write',
    params: z.object({ reportId: id }),
    body: updateReportDetailsSchema,
    response: reportDetailsSchema,
    status: 200,
    errors: [...updateErrors, 'REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION', 'EDIT_CONFLICT'],
    extension: true,
  },
})
