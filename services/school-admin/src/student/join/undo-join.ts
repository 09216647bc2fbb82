import type { StudentJoin } from '@lernspur/contracts/school-admin/student-join.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import { undoable } from '@lernspur/service-kit/undo/undo-journal'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'
import { hasJoinedClasses, readJoin } from './student-join.query'

/** Locks the entry of a join; NOT_FOUND when the school has none, UPDATE_NOT_ALLOWED once it is undone. */
const lockJoin = async (tx: Transaction, call: Call, id: string): Promise<void> => {
  const [entry] = await tx<{ undoneAt: string | null }[]>`
    select ue.undone_at from undo_entry ue
    where ${undoable(tx, call, 'student-join')} and ue.id = ${id} for update`
  if (!entry) refuse('NOT_FOUND')
  if (entry?.undoneAt !== null) refuse('UPDATE_NOT_ALLOWED')
}

/** Gives the student the name, date of birth and picture from before, unless they were changed since. */
const takeBackFields = async (tx: Transaction, tenantId: string, id: string): Promise<void> => {
  await tx`
    update student s set first_name = uro.content ->> 'first_name', last_name = uro.content ->> 'last_name',
      birth_date = (uro.content ->> 'birth_date')::date, avatar = uro.content ->> 'avatar',
      updated_at = clock_timestamp()
    from undo_row uro
    join undo_entry ue on ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
    where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${id} and uro.table_name = 'student'
      and s.tenant_id = uro.tenant_id and s.id = uro.row_id and s.updated_at = ue.created_at`
}

/**
 * Brings both records back as far as what was moved is still there (rule student.11). UPDATE_NOT_ALLOWED when the
 * student was joined into another record since.
 */
export const undoJoin = (call: Call, id: string): Promise<StudentJoin> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    await lockJoin(tx, call, id)
    const [pair] = await tx<{ target: string; source: string }[]>`
      select target, source from separate_student_records(${tenantId}, ${id})`
    if (!pair) return refuse('UPDATE_NOT_ALLOWED')
    await takeBackFields(tx, tenantId, id)
    await invalidateEnrolmentEnd(tx, tenantId, tx`select unnest(${[pair.target, pair.source]}::uuid[])`)
    const isMoved = await hasJoinedClasses(tx, tenantId, id)
    await tx`delete from undo_row where tenant_id = ${tenantId} and undo_entry_id = ${id}`
    await tx`
      update undo_entry set undone_at = now(), undone_by_id = ${userId}
      where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'student.separate', [pair.target, pair.source])
    await queueEvents(tx, { tenantId }, 'student.changed', [pair.target])
    await queueEvents(tx, { tenantId }, 'student.created', [pair.source])
    if (isMoved) await queueEvents(tx, { tenantId }, 'student.moved', [pair.target])
    return readJoin(tx, call, id)
  })
