import type { Desk } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** Replaces the desks of a plan. */
export const writeDesks = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  plan: { readonly id: string; readonly schoolClassId: string },
  desks: readonly Desk[],
): Promise<void> => {
  await tx`delete from seating_desk where tenant_id = ${tenantId} and seating_plan_id = ${plan.id}`
  const rows = desks.map(({ studentId, x, y }) => ({ studentId, x, y }))
  await tx`
    insert into seating_desk (tenant_id, seating_plan_id, school_class_id, student_id, x, y)
    select ${tenantId}, ${plan.id}, ${plan.schoolClassId}, i."studentId", i.x, i.y
    from jsonb_to_recordset(${tx.json(rows)}) as i ("studentId" uuid, x smallint, y smallint)`
}
