import type { DroppedPlan } from '@lernspur/contracts/teacher/student/look-back.contract'
import { requireClassRight, requireOpenClass } from '@lernspur/service-kit/access/class-access'
import { allInOrder } from '@lernspur/service-kit/call/all-in-order'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { subjectsOf, thisWeek } from '../observation-change/entries-of-class'
import { ownItem } from '../observation-change/week-plan.query'
import { ownStudents, quietCompetences, quietStudents } from './quiet.query'

interface PlannedItems {
  readonly studentIds: readonly string[]
  readonly competenceIds: readonly string[]
}

const idsOf = (found: readonly { readonly id: string }[]): string[] => found.map(({ id }) => id)

const quiet = async (tx: Transaction, call: Call, schoolClassId: string): Promise<PlannedItems> => {
  const [students, competences] = await allInOrder(
    quietStudents(tx, call, schoolClassId),
    quietCompetences(tx, call, schoolClassId),
  )
  return { studentIds: idsOf(students), competenceIds: idsOf(competences) }
}

/** Items in their order, without children and competences that are gone or no longer accessible to the caller. */
const remainingItems = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  { studentIds, competenceIds }: DroppedPlan,
): Promise<PlannedItems> => {
  const [students, competences] = await allInOrder(
    tx<{ readonly id: string }[]>`
      select s.id from student s
      where ${ownStudents(tx, call, schoolClassId)} and s.id = any(${studentIds}::uuid[])
      order by array_position(${studentIds}::uuid[], s.id)`,
    tx<{ readonly id: string }[]>`
      select c.id from competence c
      join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
      where c.tenant_id = ${call.actor.tenantId} and c.id = any(${competenceIds}::uuid[])
        and cd.school_subject_id = any(${subjectsOf(tx, call, schoolClassId)})
      order by array_position(${competenceIds}::uuid[], c.id)`,
  )
  return { studentIds: idsOf(students), competenceIds: idsOf(competences) }
}

/**
 * Plans what the look-back names for this week, or restores a dropped plan, and deletes the plans of earlier weeks.
 * CREATE_NOT_ALLOWED without the right to write entries. What is already planned stays.
 */
export const createWeekPlan = (call: Call, schoolClassId: string, dropped?: DroppedPlan): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    await requireOpenClass(tx, call.actor, schoolClassId)
    await tx`
      delete from week_plan_item where tenant_id = ${tenantId} and user_id = ${userId}
        and school_class_id = ${schoolClassId} and week < ${thisWeek(tx, call)}`
    const { studentIds, competenceIds } = dropped
      ? await remainingItems(tx, call, schoolClassId, dropped)
      : await quiet(tx, call, schoolClassId)
    const items = [
      ...studentIds.map((studentId) => ({ id: Bun.randomUUIDv7(), studentId, competenceId: null })),
      ...competenceIds.map((competenceId) => ({ id: Bun.randomUUIDv7(), studentId: null, competenceId })),
    ]
    await tx`
      insert into week_plan_item (tenant_id, id, user_id, school_class_id, week, student_id, competence_id)
      select ${tenantId}, i.id, ${userId}, ${schoolClassId}, ${thisWeek(tx, call)}, i."studentId", i."competenceId"
      from jsonb_to_recordset(${tx.json(items)}) as i (id uuid, "studentId" uuid, "competenceId" uuid)
      on conflict do nothing`
    return undefined
  })

/** Drops the caller's plan for this week. */
export const deleteWeekPlan = (call: Call, schoolClassId: string): Promise<undefined> =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'write')
    await tx`delete from week_plan_item wpi where ${ownItem(tx, call, schoolClassId)}`
    return undefined
  })
