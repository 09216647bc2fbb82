import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import {
  type ClassRights,
  classRights,
  mayUse,
  requireClassRight,
  requireRightOn,
  visibleClasses,
} from '@lernspur/service-kit/access/class-access'
import { visibleStudent } from '@lernspur/service-kit/access/student-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** The current row of a student, locked for a change. */
export interface LockedStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly birthDate: string | null
  readonly updatedAt: string
  /** Classes that the actor sees. */
  readonly schoolClassIds: readonly string[]
  /** Whether the student is in a class that the actor does not see. */
  readonly isElsewhere: boolean
}

/** Requires the right to manage students of every class; without classes, of the school. */
export const requireStudentRights = async (
  tx: Transaction,
  actor: Actor,
  schoolClassIds: readonly string[],
  refusal: ErrorCode,
): Promise<ClassRights[]> => {
  if (schoolClassIds.length === 0) await requireRightOn(tx, actor, null, 'students', refusal)
  return Promise.all(schoolClassIds.map((id) => requireClassRight(tx, actor, id, 'students', refusal)))
}

const lock = async (tx: Transaction, { actor }: Call, id: string): Promise<LockedStudent> => {
  const [row] = await tx<LockedStudent[]>`
    select s.id, s.first_name, s.last_name, s.avatar, s.birth_date, s.updated_at,
      array(select scr.school_class_id::text from student_class_relation scr
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id
          and scr.school_class_id in (${visibleClasses(tx, actor)})) as school_class_ids,
      exists (select from student_class_relation scr
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id
          and scr.school_class_id not in (${visibleClasses(tx, actor)})) as is_elsewhere
    from student s where ${visibleStudent(tx, actor)} and s.id = ${id} for update of s`
  return row ?? refuse('NOT_FOUND')
}

/** Locks a student for a change by a user who manages the students of one of the student's classes. */
export const lockStudentForUpdate = async (tx: Transaction, call: Call, id: string): Promise<LockedStudent> => {
  const student = await lock(tx, call, id)
  const held = await Promise.all(student.schoolClassIds.map((classId) => classRights(tx, call.actor, classId)))
  if (!held.some((rights) => mayUse(rights, 'students')))
    await requireRightOn(tx, call.actor, null, 'students', 'UPDATE_NOT_ALLOWED')
  return student
}

/** Locks a student for deletion, which needs the right in all classes of the student. */
export const lockStudentForDelete = async (tx: Transaction, call: Call, id: string): Promise<LockedStudent> => {
  const student = await lock(tx, call, id)
  await requireStudentRights(tx, call.actor, student.schoolClassIds, 'NO_PERMISSION')
  if (student.isElsewhere) refuse('NO_PERMISSION')
  return student
}
