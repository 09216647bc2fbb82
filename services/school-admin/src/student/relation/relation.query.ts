import type {
  StudentClassPair,
  StudentClassRelation,
} from '@lernspur/contracts/school-admin/student-class-relation.contract'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'

/** The pairs as rows `i` of a statement. */
export const pairsAsRows = (tx: Transaction, pairs: readonly StudentClassPair[]): Fragment => tx`
  jsonb_to_recordset(${tx.json(pairs as never)}) as i ("studentId" uuid, "schoolClassId" uuid, "schoolSubjectIds" jsonb)`

/** Assigns students to classes and to the named subjects, by default all of the class; existing relations stay. */
export const insertRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
): Promise<void> => {
  await tx`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select ${tenantId}, i."studentId", i."schoolClassId" from ${pairsAsRows(tx, pairs)}
    on conflict (tenant_id, student_id, school_class_id) do nothing`
  await tx`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select ${tenantId}, i."studentId", i."schoolClassId", ss.id
    from ${pairsAsRows(tx, pairs)}
    join school_subject ss on ss.tenant_id = ${tenantId} and ss.school_class_id = i."schoolClassId"
      and (i."schoolSubjectIds" is null or i."schoolSubjectIds" ? ss.id::text)
    on conflict (tenant_id, student_id, school_subject_id) do nothing`
  await invalidateEnrolmentEnd(tx, tenantId, tx`select i."studentId" from ${pairsAsRows(tx, pairs)}`)
}

/** Students of `pairs` in their classes, with those of `subjects` they take part in. */
export const readRelations = (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
  subjects: Fragment,
): Query<StudentClassRelation> => tx<StudentClassRelation[]>`
  select distinct scr.student_id, scr.school_class_id, array(
    select ssr.school_subject_id::text from student_subject_relation ssr
    where ssr.tenant_id = scr.tenant_id and ssr.student_id = scr.student_id and ssr.school_class_id = scr.school_class_id
      and ssr.school_subject_id in (${subjects})
    order by ssr.school_subject_id) as school_subject_ids
  from ${pairsAsRows(tx, pairs)}
  join student_class_relation scr on scr.tenant_id = ${tenantId} and scr.student_id = i."studentId"
    and scr.school_class_id = i."schoolClassId"
  order by scr.school_class_id, scr.student_id`
