import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { lockReport } from '../report.policy'

/** Copies a report as an open one; its parts keep their state, levels and remarks. */
const copyReport = async (tx: Transaction, call: Call, id: string, reason: string): Promise<string> => {
  const { tenantId, userId } = call.actor
  const newId = Bun.randomUUIDv7()
  await tx`
    insert into report (tenant_id, id, school_class_id, report_group_id, name, calculation_method, school_term_semester,
      start_date, end_date, created_by_id, updated_by_id, school_name, school_slogan, school_logo, layout, school_year_name,
      school_class_name, school_class_nickname, performance_assessment_name, performance_visual_name,
      performance_visual_levels, student_first_name, student_last_name, student_avatar, original_student_id,
      performance_assessment_ids, school_class_level, student_pronoun, details, summary_comment, official_form_version_id,
      corrects_id, correction)
    select r.tenant_id, ${newId}, r.school_class_id, r.report_group_id, r.name, r.calculation_method,
      r.school_term_semester, r.start_date, r.end_date, ${userId}, ${userId}, r.school_name, r.school_slogan, r.school_logo,
      r.layout, r.school_year_name, r.school_class_name, r.school_class_nickname, r.performance_assessment_name,
      r.performance_visual_name, r.performance_visual_levels, r.student_first_name, r.student_last_name, r.student_avatar,
      r.original_student_id, r.performance_assessment_ids, r.school_class_level, r.student_pronoun, r.details, r.summary_comment,
      r.official_form_version_id, r.id,
      jsonb_build_object('name', r.name, 'completedAt', iso_instant(r.completed_at), 'reason', ${reason}::text)
    from report r where r.tenant_id = ${tenantId} and r.id = ${id}`
  await tx`
    insert into report_subject (tenant_id, report_id, school_subject_id, position, status, comment, name, abbreviation,
      color, domains, grade, updated_by_id)
    select rs.tenant_id, ${newId}, rs.school_subject_id, rs.position, rs.status, rs.comment, rs.name, rs.abbreviation,
      rs.color, rs.domains, rs.grade, ${userId}
    from report_subject rs where rs.tenant_id = ${tenantId} and rs.report_id = ${id}`
  return newId
}

/**
 * Makes an open copy of a completed report, which replaces it once it is completed itself; the completed one stays as it
 * is (rule report.11). CREATE_NOT_ALLOWED for a report that is not completed, EDIT_CONFLICT for one that is corrected
 * already, REPORT_NO_CLASS_ASSOCIATION for one whose class is gone, since nobody could write the copy.
 */
export const correctReport = (call: Call, id: string, reason: string): Promise<{ id: string }> =>
  call.write(async (tx) => {
    const report = await lockReport(tx, call, id, 'CREATE_NOT_ALLOWED')
    if (report.schoolClassId === null) refuse('REPORT_NO_CLASS_ASSOCIATION')
    const corrections = await tx`
      select from report r where r.tenant_id = ${call.actor.tenantId} and r.corrects_id = ${id}`
    if (report.status !== 'completed') refuse('CREATE_NOT_ALLOWED')
    if (corrections.length > 0) refuse('EDIT_CONFLICT')
    const newId = await copyReport(tx, call, id, reason)
    await audit(tx, call, 'report.correct', [id, newId])
    return { id: newId }
  })
