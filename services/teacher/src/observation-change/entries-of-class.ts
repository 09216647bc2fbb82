import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** The Monday of this week in the school's time zone. */
export const thisWeek = (tx: Transaction, { actor }: Call): Fragment =>
  tx`(select date_trunc('week', school_today(${actor.tenantId})::timestamp)::date)`

/** Subjects of a class that the caller may access, as an array. */
export const subjectsOf = (tx: Transaction, { actor }: Call, schoolClassId: string | Fragment): Fragment => tx`array(
  select ss.id from school_subject ss
  where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId}
    and ss.id in (${visibleSubjects(tx, actor)}))`

/** Entries of both versions in a class that the caller may see (rule observation.2). */
export const entriesOf = (tx: Transaction, call: Call, schoolClassId: string | Fragment): Fragment => {
  const { tenantId } = call.actor
  const of = (table: string) => tx`
    select o.student_id, o.competence_id, o.creator_id, o.observed_at from ${tx(table)} o
    where o.tenant_id = ${tenantId} and o.school_class_id = ${schoolClassId}
      and o.school_subject_id = any(${subjectsOf(tx, call, schoolClassId)})`
  return tx`${of('observation')} union all ${of('legacy_observation')}`
}
