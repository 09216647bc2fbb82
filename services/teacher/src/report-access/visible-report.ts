import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Condition on `r` (report): of a class that the actor created. */
const ofOwnClass = (tx: Transaction, actor: Actor): Fragment => tx`exists (
  select from school_class sc
  where sc.tenant_id = r.tenant_id and sc.id = r.school_class_id and sc.creator_id = ${actor.userId})`

/** Managers, admins and the class's creator see every subject; the author keeps a report whose class was deleted. */
const seesAll = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`(r.school_class_id is null and r.created_by_id = ${actor.userId} or ${ofOwnClass(tx, actor)})`
    : tx`true`

/**
 * Condition on a visible `r` (report): its general comment and its group are the actor's to read and change, as its
 * author, as the class's creator, manager or admin (rule report.9).
 */
export const managedReport = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user' ? tx`(r.created_by_id = ${actor.userId} or ${ofOwnClass(tx, actor)})` : tx`true`

/** Condition on `rs` (report_subject) of `r` (report): subjects that the actor may see. */
export const visibleReportSubject = (tx: Transaction, actor: Actor): Fragment =>
  tx`rs.tenant_id = r.tenant_id and rs.report_id = r.id
    and (${seesAll(tx, actor)} or rs.school_subject_id in (${visibleSubjects(tx, actor)}))`

/**
 * Condition on `r` (report): the actor sees all of it, or a subject of it in a visible class. A report without any
 * subject is visible only to those who see all of it, and who can delete it.
 */
export const visibleReport = (tx: Transaction, actor: Actor): Fragment =>
  tx`r.tenant_id = ${actor.tenantId} and (${seesAll(tx, actor)} or (
    r.school_class_id in (${visibleClasses(tx, actor)})
    and exists (select from report_subject rs where ${visibleReportSubject(tx, actor)})))`
