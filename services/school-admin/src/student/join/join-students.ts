import type { JoinStudents, StudentJoin } from '@lernspur/contracts/school-admin/student-join.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import { refuseStale } from '@lernspur/service-kit/call/require-fresh'
import { openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'
import { requireTwo } from './join.policy'
import { hasJoinedClasses, readJoin } from './student-join.query'

interface LockedRecord {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly avatar: string | null
  readonly updatedAt: string
  readonly isErased: boolean
}

/** Whether the record was joined into another one, by this very call or before. */
const isJoined = async (tx: Transaction, { actor }: Call, sourceId: string): Promise<boolean> => {
  const rows = await tx`
    select from undo_row uro
    where uro.tenant_id = ${actor.tenantId} and uro.row_id = ${sourceId} and uro.table_name = 'joined_student' limit 1`
  return rows.length > 0
}

/**
 * Locks both records, so that nobody enters anything about one meanwhile. NOT_FOUND for one of another school,
 * UPDATE_NOT_ALLOWED while one waits to be erased, EDIT_CONFLICT when one is not as the user has seen it.
 */
const lockRecords = async (
  tx: Transaction,
  call: Call,
  studentId: string,
  { sourceId, updatedAt, sourceUpdatedAt }: JoinStudents,
): Promise<{ target: LockedRecord; source: LockedRecord }> => {
  const records = await tx<LockedRecord[]>`
    select s.id, s.first_name, s.last_name, s.birth_date, s.avatar, s.updated_at, s.erases_at is not null as is_erased
    from student s
    where s.tenant_id = ${call.actor.tenantId} and s.id = any(${[studentId, sourceId]}::uuid[])
    order by s.id for update`
  const target = records.find(({ id }) => id === studentId)
  const source = records.find(({ id }) => id === sourceId)
  // Not NOT_FOUND, because then a repetition of this very join would look like one without rights.
  if (target && !source && (await isJoined(tx, call, sourceId))) refuse('EDIT_CONFLICT')
  if (!target || !source) return refuse('NOT_FOUND')
  if (target.isErased || source.isErased) refuse('UPDATE_NOT_ALLOWED')
  if (target.updatedAt !== updatedAt) await refuseStale(tx, call, target)
  if (source.updatedAt !== sourceUpdatedAt) await refuseStale(tx, call, source)
  return { target, source }
}

/** Name, date of birth and picture of the student from then on; what one record lacks is taken from the other. */
const mergedFields = (target: LockedRecord, source: LockedRecord, { name, birthDate }: JoinStudents) => {
  const { firstName, lastName } = name === 'source' ? source : target
  const [first, second] = birthDate === 'source' ? [source, target] : [target, source]
  return {
    firstName,
    lastName,
    birthDate: first.birthDate ?? second.birthDate,
    avatar: target.avatar ?? source.avatar,
  }
}

/**
 * Joins two records of one student: everything of the other one moves to this one, which can be undone for 30 days (rule
 * student.11). VALIDATION_FAILED for one and the same record.
 */
export const joinStudents = (call: Call, studentId: string, input: JoinStudents): Promise<StudentJoin> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { sourceId } = input
    requireTwo(call, studentId, sourceId)
    const { target, source } = await lockRecords(tx, call, studentId, input)
    const [compared] = await tx<{ counts: object }[]>`
      select compare_student_records(${tenantId}, ${studentId}, ${sourceId}) -> 'source' as counts`
    const id = await openUndoEntry(tx, call, 'student-join', {
      facts: { studentId, sourceId, counts: compared?.counts },
    })
    await recordRows(tx, call, id, [
      {
        action: 'update',
        table: 'student',
        where: tx`r.id = ${studentId}`,
        columns: ['first_name', 'last_name', 'birth_date', 'avatar'],
      },
    ])
    await tx`select join_student_records(${tenantId}, ${studentId}, ${sourceId}, ${id})`
    const fields = mergedFields(target, source, input)
    // The time of the join, so that its undo can tell later changes.
    await tx`
      update student set first_name = ${fields.firstName}, last_name = ${fields.lastName},
        birth_date = ${fields.birthDate}, avatar = ${fields.avatar}, updated_at = now()
      where tenant_id = ${tenantId} and id = ${studentId}`
    await invalidateEnrolmentEnd(tx, tenantId, tx`select ${studentId}::uuid`)
    const { avatar: _, ...named } = fields
    await audit(tx, call, 'student.join', studentId, differences(target, named))
    await queueEvents(tx, { tenantId }, 'student.deleted', [sourceId])
    if (await hasJoinedClasses(tx, tenantId, id)) await queueEvents(tx, { tenantId }, 'student.moved', [studentId])
    return readJoin(tx, call, id)
  })
