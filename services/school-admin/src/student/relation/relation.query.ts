import type { StudentClassPair, StudentClassRelation } from '@lernspur/contracts/student-class-relation.contract'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call'

const source = (tx: Transaction, pairs: readonly StudentClassPair[]): Fragment => tx`
  jsonb_to_recordset(${tx.json(pairs as never)}) as i ("studentId" uuid, "schoolClassId" uuid, "schoolSubjectIds" jsonb)`

/** Puts students into classes and their subjects, all of the class where none are named; what stands already stays. */
export const insertRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
): Promise<void> => {
  await tx`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select ${tenantId}, i."studentId", i."schoolClassId" from ${source(tx, pairs)}
    on conflict (tenant_id, student_id, school_class_id) do nothing`
  await tx`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select ${tenantId}, i."studentId", i."schoolClassId", j.id
    from ${source(tx, pairs)}
    join school_subject j on j.tenant_id = ${tenantId} and j.school_class_id = i."schoolClassId"
      and (i."schoolSubjectIds" is null or i."schoolSubjectIds" ? j.id::text)
    on conflict (tenant_id, student_id, school_subject_id) do nothing`
}

/** Of relations `r` that `i` names: those that may end. Unless `withObservations`, what was observed in them keeps them. */
const endable = (
  tx: Transaction,
  tenantId: string,
  column: 'school_class_id' | 'school_subject_id',
  withObservations: boolean,
): Fragment => tx`
  r.tenant_id = ${tenantId} and r.student_id = i."studentId" and r.school_class_id = i."schoolClassId"
  and (${withObservations} or not exists (
    select from observation_trace o
    where o.tenant_id = r.tenant_id and o.student_id = r.student_id and o.${tx(column)} = r.${tx(column)}))`

/** Takes students out of classes; answers how many. */
export const deleteRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
  withObservations: boolean,
): Promise<number> => {
  const removed = await tx`
    delete from student_class_relation r using ${source(tx, pairs)}
    where ${endable(tx, tenantId, 'school_class_id', withObservations)}`
  return removed.count
}

/** Takes students out of single subjects of their classes, by the same rule; answers how many. */
export const deleteSubjectRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
  withObservations: boolean,
): Promise<number> => {
  const removed = await tx`
    delete from student_subject_relation r using ${source(tx, pairs)}
    where ${endable(tx, tenantId, 'school_subject_id', withObservations)}
      and i."schoolSubjectIds" ? r.school_subject_id::text`
  return removed.count
}

/** Students of `pairs` in their classes, with the subjects of `subjects` that they take part in. */
export const readRelations = (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
  subjects: Fragment,
): Query<StudentClassRelation> => tx<StudentClassRelation[]>`
  select distinct r.student_id, r.school_class_id, array(
    select j.school_subject_id::text from student_subject_relation j
    where j.tenant_id = r.tenant_id and j.student_id = r.student_id and j.school_class_id = r.school_class_id
      and j.school_subject_id in (${subjects})
    order by j.school_subject_id) as school_subject_ids
  from ${source(tx, pairs)}
  join student_class_relation r on r.tenant_id = ${tenantId} and r.student_id = i."studentId"
    and r.school_class_id = i."schoolClassId"
  order by r.school_class_id, r.student_id`
