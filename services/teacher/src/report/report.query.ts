import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { defaultReportLayout } from '@lernspur/contracts/tenant.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { managedReport, visibleReport, visibleReportSubject } from '../report-access/visible-report'
import { contentForReport } from './official-form/chosen-form'

/** A subject of a report as one JSON expression over `rs`. */
const reportSubjectColumns = (tx: Transaction): Fragment => tx`
  jsonb_build_object(
    'id', rs.id, 'schoolSubjectId', rs.school_subject_id, 'status', rs.status, 'comment', rs.comment, 'name', rs.name,
    'abbreviation', rs.abbreviation, 'color', rs.color, 'domains', rs.domains, 'drafted', rs.drafted,
    'grade', rs.grade, 'updatedAt', iso_instant(rs.updated_at))`

/** The further fields of a report as one JSON expression over `r`. */
const detailColumns = (tx: Transaction): Fragment => tx`
  jsonb_build_object('birthDate', r.details -> 'birthDate', 'daysAbsent', r.details -> 'daysAbsent',
    'daysUnexcused', r.details -> 'daysUnexcused', 'classRemark', coalesce(r.details ->> 'classRemark', ''),
    'birthPlace', coalesce(r.details ->> 'birthPlace', ''), 'conferenceDate', r.details -> 'conferenceDate',
    'issueDate', r.details -> 'issueDate', 'entries', coalesce(r.details -> 'entries', '[]'),
    'updatedAt', iso_instant(r.details_updated_at))`

/** The version of an official form that `r` (report) is printed in, or null (rule form.5). */
const officialFormColumn = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object('versionId', ofv.id, 'number', ofv.number,
    'content', ${contentForReport(tx, tx`r.school_term_semester`, tx`r.school_class_level`)})
  from official_form_version ofv where ofv.id = r.official_form_version_id)`

/** What corrects `r` (report), or null. */
export const replacementColumn = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object('reportId', correcting_r.id, 'completedAt', iso_instant(correcting_r.completed_at))
  from report correcting_r where correcting_r.tenant_id = r.tenant_id and correcting_r.corrects_id = r.id)`

/** Select list over `r` (report), with the subjects and the comment that the actor may see. */
export const reportColumns = (tx: Transaction, actor: Actor): Fragment => tx`
  r.id, r.name, r.status, r.calculation_method, r.school_term_semester, r.start_date, r.end_date, r.completed_at,
  r.created_by_id as created_by, r.report_group_id as group_id, r.school_class_id, r.performance_assessment_name,
  r.performance_visual_name, r.performance_visual_levels, r.student_first_name, r.student_last_name, r.student_avatar,
  r.original_student_id, r.created_at, r.updated_at, ${managedReport(tx, actor)} as can_manage,
  case when ${managedReport(tx, actor)} then r.summary_comment else '' end as summary_comment,
  case when ${managedReport(tx, actor)} then r.summary_drafted else '[]' end as summary_drafted,
  r.school_name, r.school_slogan, r.school_logo, r.school_year_name, r.school_class_name, r.school_class_nickname,
  r.school_class_level,
  coalesce(r.layout, ${tx.json(defaultReportLayout)}) - 'fields' as layout, coalesce(r.layout -> 'fields', '[]') as fields,
  case when ${managedReport(tx, actor)} then ${detailColumns(tx)} end as details,
  case when r.correction is not null then jsonb_build_object('reportId', r.corrects_id, 'name', r.correction -> 'name',
    'completedAt', r.correction -> 'completedAt',
    'reason', case when ${managedReport(tx, actor)} then r.correction -> 'reason' end) end as correction,
  ${replacementColumn(tx)} as replacement, ${officialFormColumn(tx)} as official_form,
  coalesce((select jsonb_agg(${reportSubjectColumns(tx)} order by rs.position)
    from report_subject rs where ${visibleReportSubject(tx, actor)}), '[]') as subjects`

/** A report with the subjects that the actor may see. */
export const reportById = (tx: Transaction, actor: Actor, id: string): Query<Report> => tx<Report[]>`
  select ${reportColumns(tx, actor)} from report r where ${visibleReport(tx, actor)} and r.id = ${id}`

/** Several with the subjects that the actor may see; those that the actor does not see are left out. */
export const reportsById = (tx: Transaction, actor: Actor, ids: readonly string[]): Query<Report> => tx<Report[]>`
  select ${reportColumns(tx, actor)} from report r
  where ${visibleReport(tx, actor)} and r.id = any(${[...ids]}::uuid[])
  order by ${byStudentName(tx, actor)}`

/** Reads a report after a change, in the same transaction. */
export const readReport = async (tx: Transaction, call: Call, id: string): Promise<Report> => {
  const [row] = await reportById(tx, call.actor, id)
  return row ?? refuse('NOT_FOUND')
}

/** Order of `r` (report) by the name that the actor sorts by, in lists, prints and files (rule profile.3). */
export const byStudentName = (tx: Transaction, actor: Actor): Fragment => tx`
  case when (select u.name_order from app_user u where u.id = ${actor.userId}) = 'firstName'
    then r.student_first_name end collate "de-x-icu",
  r.student_last_name collate "de-x-icu", r.student_first_name collate "de-x-icu", r.id`
