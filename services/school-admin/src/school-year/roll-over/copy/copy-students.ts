import type { RollOverLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { CopiedClass } from '../../../class-copy/copy-subjects'
import { invalidateEnrolmentEndOf } from '../../../enrolment/invalidate-enrolment-end'

/**
 * Links the students of each class to the one that it became: the same students, so that their histories stay theirs;
 * and those who repeat, or whose class is merged or split, to the one that names them. `classes` are those of the lines.
 * Leavers and those who wait to be erased stay behind (rule erasure.1).
 */
export const copyStudents = async (
  tx: Transaction,
  tenantId: string,
  rollOverId: string,
  { lines, classes }: { readonly lines: readonly RollOverLine[]; readonly classes: readonly CopiedClass[] },
): Promise<void> => {
  const leavers = lines.flatMap(({ schoolClassId, leaverIds = [] }) =>
    leaverIds.map((studentId) => ({ schoolClassId, studentId })),
  )
  await tx`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select scr.tenant_id, scr.student_id, roc.to_class_id
    from roll_over_class roc
    join student_class_relation scr on scr.tenant_id = roc.tenant_id and scr.school_class_id = roc.from_class_id
    join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id and s.erases_at is null
    where roc.tenant_id = ${tenantId} and roc.roll_over_id = ${rollOverId} and roc.with_students
      and not exists (
        select from jsonb_to_recordset(${tx.json(leavers)}) as i ("schoolClassId" uuid, "studentId" uuid)
        where i."schoolClassId" = scr.school_class_id and i."studentId" = scr.student_id)
    order by scr.id`
  const joiners = lines.flatMap(({ joinerIds = [] }, index) =>
    joinerIds.map((studentId) => ({ studentId, toClassId: classes[index]?.toClassId })),
  )
  await tx`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select s.tenant_id, s.id, i."toClassId"
    from jsonb_to_recordset(${tx.json(joiners)}) as i ("studentId" uuid, "toClassId" uuid)
    join student s on s.tenant_id = ${tenantId} and s.id = i."studentId" and s.erases_at is null
    on conflict (tenant_id, student_id, school_class_id) do nothing`
  await invalidateEnrolmentEndOf(
    tx,
    tenantId,
    tx`
    select roc.to_class_id from roll_over_class roc
    where roc.tenant_id = ${tenantId} and roc.roll_over_id = ${rollOverId}`,
  )
}

/** Those who were not in the class that theirs was made of take part in all of its subjects. */
export const addToSubjects = async (
  tx: Transaction,
  tenantId: string,
  classes: readonly CopiedClass[],
): Promise<void> => {
  await tx`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select ss.tenant_id, scr.student_id, ss.school_class_id, ss.id
    from jsonb_to_recordset(${tx.json(classes as never)}::jsonb) as i ("fromClassId" uuid, "toClassId" uuid)
    join student_class_relation scr on scr.tenant_id = ${tenantId} and scr.school_class_id = i."toClassId"
    join school_subject ss on ss.tenant_id = scr.tenant_id and ss.school_class_id = scr.school_class_id
    where not exists (
      select from student_class_relation former_scr
      where former_scr.tenant_id = scr.tenant_id and former_scr.student_id = scr.student_id
        and former_scr.school_class_id = i."fromClassId")`
}
