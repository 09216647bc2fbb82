import {
  type CreateSeatingPlan,
  type SeatingPlan,
  seatingLimits,
} from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFreeRoom, requireSeatable } from './seating-plan.policy'
import { readPlan } from './seating-plan.query'
import { writeDesks } from './write-desks'

/**
 * A new plan of a class, for its own room or another (rule seating.2). CREATE_NOT_ALLOWED without the right to manage
 * children or beyond twenty plans, NOT_FOUND for a child of another class, EDIT_CONFLICT for a room that has a plan.
 */
export const createSeatingPlan = (
  call: Call,
  schoolClassId: string,
  { room: typed, desks }: CreateSeatingPlan,
): Promise<SeatingPlan> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const room = typed.trim()
    await requireClassRight(tx, call.actor, schoolClassId, 'students', 'CREATE_NOT_ALLOWED')
    const held = await tx`
      select from seating_plan sp where sp.tenant_id = ${tenantId} and sp.school_class_id = ${schoolClassId}`
    if (held.length >= seatingLimits.plans) refuse('CREATE_NOT_ALLOWED')
    await requireFreeRoom(tx, call, { schoolClassId, room })
    await requireSeatable(tx, call, schoolClassId, desks)
    const [plan] = await tx<{ id: string }[]>`
      insert into seating_plan (tenant_id, school_class_id, room, creator_id)
      values (${tenantId}, ${schoolClassId}, ${room}, ${userId})
      on conflict (tenant_id, school_class_id, room) do nothing returning id`
    if (!plan) return refuse('EDIT_CONFLICT')
    await writeDesks(tx, call, { id: plan.id, schoolClassId }, desks)
    await audit(tx, call, 'seating-plan.create', plan.id)
    return readPlan(tx, call, plan.id)
  })
