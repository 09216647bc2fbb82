import { visibleStudent } from '@lernspur/service-kit/access/student-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isReturning } from '../returning/returning-student'
import { requireStudentRights } from '../student.policy'
import type { ImportPlan } from './import-plan'

/** A student that an import changes, locked. */
export interface ChangedStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly updatedAt: string
  readonly isErased: boolean
  readonly isInScope: boolean
}

/** Makes imports of a school wait for each other, so that two of the same file do not both find its names new. */
export const lockImports = async (tx: Transaction, { actor }: Call): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`imports of names of ${actor.tenantId}`}, 0))`
}

/** Requires the right in the class of the list, or in the school, and in every class that a line names. */
export const requireImportRights = async (tx: Transaction, { actor }: Call, plan: ImportPlan): Promise<void> => {
  const { scope, classes, added, joined, left, nicknames } = plan
  await requireStudentRights(tx, actor, scope === null ? [] : [scope], 'CREATE_NOT_ALLOWED')
  const isNew = new Set(classes.map(({ id }) => id))
  const named = new Set(
    [...added, ...joined, ...left, ...nicknames].flatMap(({ schoolClassId }) => schoolClassId ?? []),
  )
  const others = [...named].filter((id) => id !== scope && !isNew.has(id))
  if (others.length > 0) await requireStudentRights(tx, actor, others, 'CREATE_NOT_ALLOWED')
}

/**
 * Locks the students that change. NOT_FOUND for one that the caller does not see, CREATE_NOT_ALLOWED for one that waits
 * to be erased (rule erasure.1) and for a new name or date of birth of one who is not in any class of the list, EDIT_CONFLICT for one
 * renamed since.
 */
export const lockStudents = async (tx: Transaction, { actor }: Call, plan: ImportPlan): Promise<ChangedStudent[]> => {
  const { scope, renamed, birthDates, joined, left } = plan
  const ids = [...new Set([...renamed, ...birthDates, ...joined, ...left].map(({ studentId }) => studentId))]
  const students = await tx<ChangedStudent[]>`
    select s.id, s.first_name, s.last_name, s.birth_date, s.updated_at, s.erases_at is not null as is_erased,
      exists (select from student_class_relation scr
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id and scr.school_class_id = ${scope}::uuid) as is_in_scope
    from student s
    where (${visibleStudent(tx, actor)} or ${isReturning(tx, actor)}) and s.id = any(${ids}::uuid[])
    order by s.id for update of s`
  if (students.length !== ids.length) refuse('NOT_FOUND')
  const byId = new Map(students.map((student) => [student.id, student]))
  const joins = new Set(joined.map(({ studentId }) => studentId))
  const isErased = (studentId: string) => byId.get(studentId)?.isErased === true
  if ([...renamed, ...birthDates, ...joined].some(({ studentId }) => isErased(studentId))) refuse('CREATE_NOT_ALLOWED')
  const isOutside = (studentId: string) => scope !== null && !byId.get(studentId)?.isInScope && !joins.has(studentId)
  if ([...renamed, ...birthDates].some(({ studentId }) => isOutside(studentId))) refuse('CREATE_NOT_ALLOWED')
  if (renamed.some(({ studentId, updatedAt }) => byId.get(studentId)?.updatedAt !== updatedAt)) refuse('EDIT_CONFLICT')
  return [...students]
}

/**
 * EDIT_CONFLICT when the caller sees a student with the name of a new one, or one at the school is in no class (rule
 * student.8), unless the line says that the two differ, or their dates of birth do.
 */
export const requireNew = async (tx: Transaction, { actor }: Call, { added }: ImportPlan): Promise<void> => {
  const [same] = await tx<{ count: number }[]>`
    select count(*)::integer as count
    from jsonb_to_recordset(${tx.json(added as never)}) as i (
      "firstName" text, "lastName" text, "birthDate" date, "apartFrom" jsonb)
    join student s on lower(s.first_name) = lower(i."firstName") and lower(s.last_name) = lower(i."lastName")
    where (${visibleStudent(tx, actor)} or ${isReturning(tx, actor)}) and not i."apartFrom" ? s.id::text
      and (s.birth_date is null or i."birthDate" is null or s.birth_date = i."birthDate")`
  if (same?.count !== 0) refuse('EDIT_CONFLICT', [{ path: 'added', message: String(same?.count ?? 0) }])
}
