import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { requireClassRight, requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { deleteUndoEntry, entriesWith, restoreRows, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { readSubjects } from '../subject.query'

interface DeletedSubject {
  readonly entryId: string
  readonly schoolClassId: string | null
  readonly deletedById: string
  /** Whether the caller's right on the class named the subject. */
  readonly wasShared: boolean
}

/** Id of the entry of a deleted subject that the caller could see and whose contents the caller may manage, locked. */
const requireDeleted = async (tx: Transaction, call: Call, id: string): Promise<string> => {
  const { actor } = call
  const [deleted] = await tx<DeletedSubject[]>`
    select ue.id as entry_id, ue.school_class_id, ue.actor_id as deleted_by_id, exists (
      select from undo_row right_uro
      join class_access_right ar on ar.tenant_id = right_uro.tenant_id and ar.user_id = ${actor.userId}
        and ar.id = (right_uro.content ->> 'class_access_right_id')::uuid
      where right_uro.tenant_id = ue.tenant_id and right_uro.undo_entry_id = ue.id
        and right_uro.table_name = 'class_access_right_subject') as was_shared
    from ${entriesWith(tx, 'school_subject')}
    where ${undoable(tx, call, 'subject-deletion')} and uro.row_id = ${id} for update of ue`
  if (!deleted) return refuse('NOT_FOUND')
  const { entryId, schoolClassId, deletedById, wasShared } = deleted
  if (schoolClassId === null) {
    await requireRightOn(tx, actor, null, 'competences', 'NO_PERMISSION')
    return entryId
  }
  const { subjects } = await requireClassRight(tx, actor, schoolClassId, 'read', 'NOT_FOUND')
  if (subjects !== 'all' && !wasShared && deletedById !== actor.userId) refuse('NOT_FOUND')
  await requireClassRight(tx, actor, schoolClassId, 'competences', 'NO_PERMISSION')
  return entryId
}

/**
 * The subject and its contents, then students who took part and are still in the class, and rights that still exist.
 */
const restoredTables = [
  'school_subject',
  'competence_domain',
  'competence',
  'student_subject_relation',
  'class_access_right_subject',
  'invitation_access_right_subject',
] as const

/**
 * Restores a subject that was deleted within the last hour: its contents with their ids, who took part, and who had
 * access (rule subject.5). NOT_FOUND for anyone who could not see it, NO_PERMISSION without the right to manage
 * competences.
 */
export const restoreSubject = (call: Call, id: string): Promise<Subject> =>
  call.write(async (tx) => {
    const entryId = await requireDeleted(tx, call, id)
    for (const table of restoredTables) await restoreRows(tx, call, table, tx`uro.undo_entry_id = ${entryId}`)
    await deleteUndoEntry(tx, call, entryId)
    await audit(tx, call, 'subject.create', id)
    const [row] = await readSubjects(tx, call, [id])
    return row ?? refuse('NOT_FOUND')
  })
