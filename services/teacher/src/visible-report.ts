import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/class-access'

/** Managers, admins and the class's creator see every subject; the author keeps a report whose class was deleted. */
const seesAll = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`(r.school_class_id is null and r.created_by_id = ${actor.userId} or exists (
        select from school_class sc
        where sc.tenant_id = r.tenant_id and sc.id = r.school_class_id and sc.creator_id = ${actor.userId}))`
    : tx`true`

/** Condition on `rs` (report_subject) of `r` (report): subjects that the actor may see. */
export const visibleReportSubject = (tx: Transaction, actor: Actor): Fragment =>
  tx`rs.tenant_id = r.tenant_id and rs.report_id = r.id
    and (${seesAll(tx, actor)} or rs.school_subject_id in (${visibleSubjects(tx, actor)}))`

/** Condition on `r` (report): of a visible class and with at least one visible subject. */
export const visibleReport = (tx: Transaction, actor: Actor): Fragment =>
  tx`r.tenant_id = ${actor.tenantId}
    and (${seesAll(tx, actor)} or r.school_class_id in (${visibleClasses(tx, actor)}))
    and exists (select from report_subject rs where ${visibleReportSubject(tx, actor)})`
