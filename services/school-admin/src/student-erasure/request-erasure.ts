import {
  erasureLimits,
  type RequestStudentErasure,
  type StudentErasure,
} from '@lernspur/contracts/school-admin/student-erasure.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import { readErasure } from './student-erasure.query'

interface ErasedStudent {
  readonly firstName: string
  readonly lastName: string
  readonly erasesAt: string | null
}

const initialOf = (name: string): string => `${[...name.trim()][0] ?? '?'}.`

/** Locks the student; EDIT_CONFLICT when the student waits to be erased already. */
const lockStudent = async (tx: Transaction, { actor }: Call, studentId: string): Promise<ErasedStudent> => {
  const [student] = await tx<ErasedStudent[]>`
    select first_name, last_name, erases_at from student
    where tenant_id = ${actor.tenantId} and id = ${studentId} for update`
  if (!student) return refuse('NOT_FOUND')
  return student.erasesAt === null ? student : refuse('EDIT_CONFLICT')
}

/** Marks a student, to be erased when the waiting time is over (rules keeping.1, erasure.1). */
export const requestErasure = (
  call: Call,
  studentId: string,
  { reason, note, completedReports }: RequestStudentErasure,
): Promise<StudentErasure> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const { firstName, lastName } = await lockStudent(tx, call, studentId)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into student_erasure (tenant_id, id, student_id, initials, reason, note, keeps_completed_reports,
        requested_by_id, due_at)
      values (${tenantId}, ${id}, ${studentId}, ${`${initialOf(firstName)} ${initialOf(lastName)}`}, ${reason},
        ${note?.trim() || null}, ${completedReports === 'keep'}, ${userId},
        now() + make_interval(days => ${erasureLimits.waitingDays}))`
    await tx`
      update student set erases_at = ser.due_at, updated_at = clock_timestamp()
      from student_erasure ser
      where student.tenant_id = ${tenantId} and student.id = ${studentId}
        and ser.tenant_id = ${tenantId} and ser.id = ${id}`
    await audit(tx, call, 'student-erasure.request', id)
    await queueEvents(tx, { tenantId }, 'student.changed', [studentId])
    return readErasure(tx, call.actor, id)
  })
