import type {
  StudentClassPair,
  StudentClassRelation,
} from '@lernspur/contracts/school-admin/student-class-relation.contract'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'

/** The pairs as rows `i` of a statement. */
export const pairsAsRows = (tx: Transaction, pairs: readonly StudentClassPair[]): Fragment => tx`
  jsonb_to_recordset(${tx.json(pairs as never)}) as i (
    "studentId" uuid, "schoolClassId" uuid, "schoolSubjectIds" jsonb, "leftOn" date)`

/**
 * Assigns students to classes and to the named subjects, by default all of the class; existing relations stay. Who comes
 * into a class that has entries came on `enteredOn`, by default today; who is put back within a day never left.
 */
export const insertRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
  enteredOn?: string,
): Promise<void> => {
  await tx`
    with back as (
      delete from former_class_relation fcr using ${pairsAsRows(tx, pairs)}
      where fcr.tenant_id = ${tenantId} and fcr.student_id = i."studentId" and fcr.school_class_id = i."schoolClassId"
        and fcr.created_at > now() - interval '1 day'
      returning fcr.student_id, fcr.school_class_id, fcr.entered_on
    )
    insert into student_class_relation (tenant_id, student_id, school_class_id, entered_on)
    select ${tenantId}, i."studentId", i."schoolClassId", case
      when back.student_id is not null then back.entered_on
      when ${enteredOn ?? null}::date is not null then ${enteredOn ?? null}::date
      when exists (select from observation_trace ot
        where ot.tenant_id = ${tenantId} and ot.school_class_id = i."schoolClassId") then school_today(${tenantId})
    end
    from ${pairsAsRows(tx, pairs)}
    left join back on back.student_id = i."studentId" and back.school_class_id = i."schoolClassId"
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
