import { blockOf } from '@lernspur/contracts/official-form/form-content'
import type { DecideGrade, ReportGrade } from '@lernspur/contracts/teacher/report-grade.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'

const notInForm = {
  de: 'Diese Note sieht das Formular des Berichts nicht vor.',
  en: 'The form of the report has no such grade.',
} as const

/**
 * Decides the grade of a subject that the caller may write, in an open report (rule form.7); NOT_FOUND for a subject
 * that is not the caller's to see, VALIDATION_FAILED for a grade that the form does not have, EDIT_CONFLICT when somebody
 * else has decided meanwhile.
 */
export const decideReportGrade = (
  call: Call,
  reportId: string,
  id: string,
  { grade, before }: DecideGrade,
): Promise<ReportGrade> =>
  call.write(async (tx) => {
    await lockOpenReport(tx, call, reportId)
    const report = await readReport(tx, call, reportId)
    const subject = report.subjects.find((one) => one.id === id)
    if (!subject) return refuse('NOT_FOUND')
    const grades = blockOf(report.officialForm?.content.blocks ?? [], 'subjects')?.grades ?? []
    const isKnown = grade === null || (grade === '' ? grades.length > 0 : grades.some((one) => one.grade === grade))
    if (!isKnown) refuse('VALIDATION_FAILED', [{ path: 'grade', message: notInForm[call.language] }])
    if ((subject.grade ?? null) !== before) refuse('EDIT_CONFLICT')
    await tx`
      update report_subject set grade = ${grade}
      where tenant_id = ${call.actor.tenantId} and report_id = ${reportId} and id = ${id}`
    await audit(tx, call, 'report.subject', id)
    return { grade }
  })
