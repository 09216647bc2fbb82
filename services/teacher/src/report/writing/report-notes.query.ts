import type { Pronoun } from '@lernspur/contracts/teacher/report-check/pronoun'
import type { ReportRemarks } from '@lernspur/contracts/teacher/report-check/repeated-sentence'
import { type ReportNote, reportNotesMax } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { earlierCompetences, ofEarlier } from '../../earlier-class/earlier-competences'
import { managedReport, visibleReport, visibleReportSubject } from '../../report-access/visible-report'

/** Columns that entries of both versions share. */
const shared = (tx: Transaction): Fragment => tx`
  o.tenant_id, o.id, o.performance_level_id, o.description, o.observed_at, o.created_at, o.creator_id`

/**
 * Entries of a table about the child of `r`, within its period: those of the class, and those from an earlier one with
 * its competence of this class and the name of the earlier (rule observation.9).
 */
const entriesOf = (tx: Transaction, { actor }: Call, table: 'observation' | 'legacy_observation'): Fragment => tx`
  select ${shared(tx)}, o.school_subject_id, o.competence_id, null as earlier_class
  from ${tx(table)} o
  where o.tenant_id = r.tenant_id and o.school_class_id = r.school_class_id and o.student_id = r.original_student_id
    and o.observed_at between r.start_date and r.end_date and o.school_subject_id in (${visibleSubjects(tx, actor)})
  union all
  select ${shared(tx)}, earlier.school_subject_id, earlier.competence_id, earlier.from_class_name
  from (${earlierCompetences(tx, actor, tx`r.school_class_id`, tx`fcr.student_id = r.original_student_id`)}) as earlier
  join ${tx(table)} o on ${ofEarlier(tx, actor)} and o.observed_at between r.start_date and r.end_date
  where earlier.school_subject_id in (${visibleSubjects(tx, actor)})`

const entry = (tx: Transaction): Fragment => tx`
  o.id, o.school_subject_id, o.competence_id, o.description, o.observed_at, o.created_at, o.creator_id, o.earlier_class`

const requested = (tx: Transaction, { actor }: Call, id: string): Fragment =>
  tx`${visibleReport(tx, actor)} and r.id = ${id}`

/** Entries of both versions behind a report, the newest first (rule remark.4). */
export const notesQuery = (tx: Transaction, call: Call, id: string): Query<ReportNote> => tx<ReportNote[]>`
  select o.id, o.is_legacy, o.school_subject_id, o.competence_id, c.description as competence, o.level, o.levels,
    o.description, o.observed_at, o.created_at, o.earlier_class,
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator
  from (
    select ${entry(tx)}, o.tenant_id, false as is_legacy, case when pl.id is not null then jsonb_build_object('level',
        pl.level, 'label', pl.label, 'picturePath', pl.picture_path, 'isFrontendPicture', pl.is_frontend_picture) end as level,
      (select count(*)::integer from performance_level sibling_pl
        where sibling_pl.tenant_id = pl.tenant_id and sibling_pl.performance_visual_id = pl.performance_visual_id) as levels
    from report r cross join lateral (${entriesOf(tx, call, 'observation')}) as o
    left join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
    where ${requested(tx, call, id)}
    union all
    select ${entry(tx)}, o.tenant_id, true, case when lpl.id is not null then jsonb_build_object('level', lpl.level,
        'label', lpl.label, 'picturePath', lpl.picture_path, 'isFrontendPicture', lpl.picture_file_id is null) end,
      (select count(*)::integer from legacy_performance_level sibling_lpl
        where sibling_lpl.tenant_id = lpl.tenant_id and sibling_lpl.assessment_type_id = lpl.assessment_type_id)
    from report r cross join lateral (${entriesOf(tx, call, 'legacy_observation')}) as o
    left join legacy_performance_level lpl on lpl.tenant_id = o.tenant_id and lpl.id = o.performance_level_id
    where ${requested(tx, call, id)}
  ) as o
  join competence c on c.tenant_id = o.tenant_id and c.id = o.competence_id
  join app_user u on u.id = o.creator_id
  order by o.observed_at desc, o.created_at desc, o.id desc limit ${reportNotesMax}`

interface NotedReport {
  readonly pronoun: Pronoun | null
  readonly others: { readonly firstName: string; readonly lastName: string }[]
}

/** The pronoun of a report's child, and the other children of the class. */
export const notedReportQuery = (tx: Transaction, call: Call, id: string): Query<NotedReport> => tx<NotedReport[]>`
  select r.student_pronoun as pronoun, coalesce((
    select jsonb_agg(jsonb_build_object('firstName', s.first_name, 'lastName', s.last_name) order by s.last_name, s.id)
    from student_class_relation scr join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
    where scr.tenant_id = r.tenant_id and scr.school_class_id = r.school_class_id
      and s.id <> r.original_student_id), '[]') as others
  from report r where ${requested(tx, call, id)}`

/** Remarks of the reports of one set: of the same group, else of the same name and period. */
export const remarksQuery = (tx: Transaction, call: Call, id: string): Query<ReportRemarks> => tx<ReportRemarks[]>`
  select r.student_first_name, array_remove(array(
    select rs.comment from report_subject rs where ${visibleReportSubject(tx, call.actor)}
  ) || case when ${managedReport(tx, call.actor)} then r.summary_comment end, null) as remarks
  from report r join report asked_r on asked_r.tenant_id = r.tenant_id and asked_r.school_class_id = r.school_class_id
    and asked_r.report_group_id is not distinct from r.report_group_id and (asked_r.report_group_id is not null
      or asked_r.name = r.name and asked_r.start_date = r.start_date and asked_r.end_date = r.end_date)
  where ${visibleReport(tx, call.actor)} and asked_r.id = ${id} and asked_r.tenant_id = ${call.actor.tenantId}`
