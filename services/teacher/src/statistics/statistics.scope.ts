import type { StatisticsFilter } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** The class that is counted, and which part of it. */
export interface Scope {
  readonly schoolClassId: string
  readonly filter: StatisticsFilter
}

/**
 * Common table expressions of all that is counted: `participant` are students of the class with the subjects that the
 * caller may access and they take part in, without those who wait to be erased (rule statistics.1).
 */
export const scopeTables = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, filter: { schoolSubjectId, studentId } }: Scope,
): Fragment => tx`
  subject as materialized (
    select ss.id from school_subject ss
    where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId}
      and ss.id in (${visibleSubjects(tx, actor)})
      ${schoolSubjectId ? tx`and ss.id = ${schoolSubjectId}` : tx``}
  ),
  participant as materialized (
    select ssr.student_id, ssr.school_subject_id
    from student_subject_relation ssr
    join subject on subject.id = ssr.school_subject_id
    join student s on s.tenant_id = ssr.tenant_id and s.id = ssr.student_id
    where ssr.tenant_id = ${actor.tenantId} and ssr.school_class_id = ${schoolClassId} and s.erases_at is null
      ${studentId ? tx`and ssr.student_id = ${studentId}` : tx``}
  )`
