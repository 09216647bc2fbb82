import type { RollOverLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { invalidateEnrolmentEndOf } from '../../../enrolment/invalidate-enrolment-end'

/**
 * Links the students of each class to the one that it became: the same students, so that their histories stay theirs.
 * Leavers and those who wait to be erased stay behind (rule erasure.1).
 */
export const copyStudents = async (
  tx: Transaction,
  tenantId: string,
  rollOverId: string,
  lines: readonly RollOverLine[],
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
  await invalidateEnrolmentEndOf(
    tx,
    tenantId,
    tx`
    select roc.to_class_id from roll_over_class roc
    where roc.tenant_id = ${tenantId} and roc.roll_over_id = ${rollOverId}`,
  )
}
