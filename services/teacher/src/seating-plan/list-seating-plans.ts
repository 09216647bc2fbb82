import type { SeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { planColumns } from './seating-plan.query'

/** Plans of a class that the caller sees (rule seating.2), that of its own room first; NOT_FOUND for another class. */
export const listSeatingPlans = async (call: Call, schoolClassId: string) => {
  const { actor } = call
  const [[visible], rows] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`,
    tx<SeatingPlan[]>`
      select ${planColumns(tx)} from seating_plan sp
      where sp.tenant_id = ${actor.tenantId} and sp.school_class_id = ${schoolClassId}
      order by sp.room, sp.id`,
  ])
  return visible ? { rows, count: rows.length } : refuse('NOT_FOUND')
}
