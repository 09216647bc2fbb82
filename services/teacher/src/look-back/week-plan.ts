import type { Call } from '@lernspur/service-kit/call'
import { requireClassRight, requireOpenClass } from '@lernspur/service-kit/class-access'
import { ownItem } from './own.query'
import { quietCompetences, quietStudents, thisWeek } from './quiet.query'

/**
 * Plans what the look-back names for this week, and forgets the plans of earlier weeks. CREATE_NOT_ALLOWED without the
 * right to write entries. What is planned already stays.
 */
export const createWeekPlan = (call: Call, schoolClassId: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    await requireOpenClass(tx, call.actor, schoolClassId)
    await tx`
      delete from week_plan_item where tenant_id = ${tenantId} and user_id = ${userId}
        and school_class_id = ${schoolClassId} and week < ${thisWeek(tx, call)}`
    const [students, competences] = [
      await quietStudents(tx, call, schoolClassId),
      await quietCompetences(tx, call, schoolClassId),
    ]
    const items = [
      ...students.map(({ id }) => ({ id: Bun.randomUUIDv7(), studentId: id, competenceId: null })),
      ...competences.map(({ id }) => ({ id: Bun.randomUUIDv7(), studentId: null, competenceId: id })),
    ]
    await tx`
      insert into week_plan_item (tenant_id, id, user_id, school_class_id, week, student_id, competence_id)
      select ${tenantId}, i.id, ${userId}, ${schoolClassId}, ${thisWeek(tx, call)}, i."studentId", i."competenceId"
      from jsonb_to_recordset(${tx.json(items)}) as i (id uuid, "studentId" uuid, "competenceId" uuid)
      on conflict do nothing`
    return undefined
  })

/** Gives up the caller's plan for this week. */
export const deleteWeekPlan = (call: Call, schoolClassId: string): Promise<undefined> =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'write')
    await tx`delete from week_plan_item wpi where ${ownItem(tx, call, schoolClassId)}`
    return undefined
  })
