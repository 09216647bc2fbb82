import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'
import { contentsOf } from '../subject-contents'

/** Records a subject with its contents, its students and who has access, just before it is deleted (rule subject.5). */
export const recordSubject = async (
  tx: Transaction,
  call: Call,
  id: string,
  schoolClassId: string | null,
): Promise<void> => {
  const entryId = await openUndoEntry(tx, call, 'subject-deletion', { schoolClassId })
  const ofSubject = tx`r.school_subject_id = ${id}`
  await recordRows(tx, call, entryId, [
    ...contentsOf(tx, call.actor.tenantId, [id], 'delete'),
    { action: 'delete', table: 'student_subject_relation', where: ofSubject },
    { action: 'delete', table: 'class_access_right_subject', where: ofSubject },
    { action: 'delete', table: 'invitation_access_right_subject', where: ofSubject },
  ])
}
