import type { Report } from '@lernspur/contracts/report.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

/** Managers and the class's owner see every part; the maker keeps a report whose class is gone. */
const seesAll = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`(r.school_class_id is null and r.created_by_id = ${actor.userId} or exists (
        select from school_class sc
        where sc.tenant_id = r.tenant_id and sc.id = r.school_class_id and sc.creator_id = ${actor.userId}))`
    : tx`true`

/** Parts of report `r` that the actor may see. `s` is the part. */
const visiblePart = (tx: Transaction, actor: Actor): Fragment =>
  tx`rs.tenant_id = r.tenant_id and rs.report_id = r.id
    and (${seesAll(tx, actor)} or rs.school_subject_id in (${visibleSubjects(tx, actor)}))`

/** Reports that the actor may see: of a visible class and with at least one visible part. `r` is the report. */
export const visibleReport = (tx: Transaction, actor: Actor): Fragment =>
  tx`r.tenant_id = ${actor.tenantId}
    and (${seesAll(tx, actor)} or r.school_class_id in (${visibleClasses(tx, actor)}))
    and exists (select from report_subject rs where ${visiblePart(tx, actor)})`

/** A part as the wire shows it, as one JSON expression over `s`. */
const shownPart = (tx: Transaction): Fragment => tx`
  jsonb_build_object(
    'id', rs.id, 'schoolSubjectId', rs.school_subject_id, 'status', rs.status, 'comment', rs.comment, 'name', rs.name,
    'abbreviation', rs.abbreviation, 'color', rs.color, 'domains', rs.domains, 'updatedAt', iso_instant(rs.updated_at))`

/** What a report shows, with the parts that the actor may see, as a select list over `r`. */
export const shownReport = (tx: Transaction, actor: Actor): Fragment => tx`
  r.id, r.name, r.status, r.calculation_method, r.school_term_semester, r.start_date, r.end_date, r.completed_at,
  r.created_by_id as created_by, r.report_group_id as group_id, r.school_class_id, r.performance_assessment_name,
  r.performance_visual_name, r.performance_visual_levels, r.student_first_name, r.student_last_name, r.student_avatar,
  r.original_student_id, r.summary_comment, r.created_at, r.updated_at,
  (select jsonb_agg(${shownPart(tx)} order by rs.position)
    from report_subject rs where ${visiblePart(tx, actor)}) as subjects`

/** One report as the actor may see it. */
const reportById = (tx: Transaction, actor: Actor, id: string): Query<Report> => tx<Report[]>`
  select ${shownReport(tx, actor)} from report r where ${visibleReport(tx, actor)} and r.id = ${id}`

/** One report after a change in the same transaction. */
export const readReport = async (tx: Transaction, call: Call, id: string): Promise<Report> => {
  const [row] = await reportById(tx, call.actor, id)
  return row ?? refuse('NOT_FOUND')
}
