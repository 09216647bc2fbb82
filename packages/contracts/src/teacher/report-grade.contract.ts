import * as z from 'zod/mini'
import { freeText, id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'

/** Characters of a grade. */
export const gradeMax = 12

/** What a teacher has decided: a grade of the form, an empty text for no grade, null for the proposal (rule form.7). */
const decision = z.nullable(freeText(gradeMax))

export const decideGradeSchema = z.strictObject({
  grade: decision,
  /** The decision that the caller knows. */
  before: decision,
})
export type DecideGrade = z.infer<typeof decideGradeSchema>

export const reportGradeSchema = z.object({ grade: z.nullable(z.string()) })
export type ReportGrade = z.infer<typeof reportGradeSchema>

export const reportGradeRoutes = defineRoutes({
  /**
   * Decides the grade of a subject of a report. VALIDATION_FAILED for a grade that the form of the report does not have,
   * EDIT_CONFLICT when somebody else has decided meanwhile.
   */
  decideReportGrade: {
    method: 'PATCH',
    path: '/reports/{reportId}/subjects/{subjectId}/grade',
    owner: 'teacher',
    access: 'class:write',
    params: z.object({ reportId: id, subjectId: id }),
    body: decideGradeSchema,
    response: reportGradeSchema,
    status: 200,
    errors: [...updateErrors, 'REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION', 'EDIT_CONFLICT'],
    extension: true,
  },
})
