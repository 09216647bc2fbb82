import * as z from 'zod/mini'
import { formKey, officialFormLimits } from '../official-form/form-content'
import { day, freeText, id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'

/** Characters of the remark, and the most days of a period. */
export const reportDetailLimits = { remark: 1000, days: 366, birthPlace: 100 } as const

const days = z.int().check(z.minimum(0), z.maximum(reportDetailLimits.days))

/** What was entered in one block of the form; `key` names the block. */
export const reportEntrySchema = z.object({ key: z.string(), choice: z.nullable(z.string()), text: z.string() })
export type ReportEntry = z.infer<typeof reportEntrySchema>

/** What a report contains beside levels and remarks if the school wants it (rule print.8). */
export const reportDetailsSchema = z.object({
  birthDate: z.nullable(day),
  daysAbsent: z.nullable(z.int()),
  /** Of these; null as long as the former is. */
  daysUnexcused: z.nullable(z.int()),
  classRemark: z.string(),
  /** What the official form of the report asks for besides (rule form.4). */
  birthPlace: z.optional(z.string()),
  conferenceDate: z.optional(z.nullable(day)),
  issueDate: z.optional(z.nullable(day)),
  entries: z.optional(z.array(reportEntrySchema)),
  updatedAt: instant,
})
export type ReportDetails = z.infer<typeof reportDetailsSchema>

export const updateReportDetailsSchema = z.strictObject({
  birthDate: z.optional(z.nullable(day)),
  daysAbsent: z.optional(z.nullable(days)),
  daysUnexcused: z.optional(z.nullable(days)),
  classRemark: z.optional(freeText(reportDetailLimits.remark)),
  birthPlace: z.optional(freeText(reportDetailLimits.birthPlace)),
  conferenceDate: z.optional(z.nullable(day)),
  issueDate: z.optional(z.nullable(day)),
  /** These blocks alone change. */
  entries: z.optional(
    z
      .array(
        z.strictObject({
          key: formKey,
          choice: z.nullable(z.string().check(z.maxLength(officialFormLimits.option))),
          text: freeText(officialFormLimits.entry),
        }),
      )
      .check(z.maxLength(officialFormLimits.blocks)),
  ),
})
export type UpdateReportDetails = z.infer<typeof updateReportDetailsSchema>

export const reportDetailsRoutes = defineRoutes({
  /** VALIDATION_FAILED for more unexcused days than days, and for an entry that the form of the report does not have. */
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
