import type { SeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** Select list over `sp` (seating_plan). Children who wait to be erased have no desk (rule erasure.1). */
export const planColumns = (tx: Transaction): Fragment => tx`
  sp.id, sp.school_class_id, sp.room, sp.created_at, sp.updated_at, coalesce((
    select jsonb_agg(jsonb_build_object('studentId', sde.student_id, 'x', sde.x, 'y', sde.y) order by sde.y, sde.x)
    from seating_desk sde
    join student s on s.tenant_id = sde.tenant_id and s.id = sde.student_id and s.erases_at is null
    where sde.tenant_id = sp.tenant_id and sde.school_class_id = sp.school_class_id
      and sde.seating_plan_id = sp.id), '[]') as desks`

/** Reads a plan after a change, in the same transaction. */
export const readPlan = async (tx: Transaction, { actor }: Call, id: string): Promise<SeatingPlan> => {
  const [row] = await tx<SeatingPlan[]>`
    select ${planColumns(tx)} from seating_plan sp where sp.tenant_id = ${actor.tenantId} and sp.id = ${id}`
  return row ?? refuse('UNKNOWN')
}
