import type { SeatingPlan, UpdateSeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockPlan, requireFreeRoom, requireSeatable } from './seating-plan.policy'
import { readPlan } from './seating-plan.query'
import { writeDesks } from './write-desks'

/**
 * Changes the room of a plan, or replaces its desks. UPDATE_NOT_ALLOWED without the right, EDIT_CONFLICT when it was
 * changed meanwhile or the room has another plan, NOT_FOUND for a child of another class.
 */
export const updateSeatingPlan = (
  call: Call,
  id: string,
  { room: typed, desks }: UpdateSeatingPlan,
): Promise<SeatingPlan> =>
  call.write(async (tx) => {
    const plan = await lockPlan(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, plan)
    const room = typed?.trim() ?? plan.room
    if (room !== plan.room) await requireFreeRoom(tx, call, { ...plan, room })
    if (desks) {
      await requireSeatable(tx, call, plan.schoolClassId, desks)
      await writeDesks(tx, call, plan, desks)
    }
    await tx`
      update seating_plan set room = ${room}, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'seating-plan.update', id, differences(plan, { room }))
    return readPlan(tx, call, id)
  })
