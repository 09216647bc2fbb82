import type { PictureChange } from '@lernspur/contracts/school-admin/student-picture.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { deleteUndoEntry, undoable } from '@lernspur/service-kit/undo/undo-journal'

/**
 * Gives children the pictures back that they had before; one whose picture was changed since stays (rule student.12).
 * NOT_FOUND for a change that is not of the class or can no longer be undone.
 */
export const undoStudentPictures = (call: Call, schoolClassId: string, changeId: string): Promise<PictureChange> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await requireClassRight(tx, call.actor, schoolClassId, 'students', 'UPDATE_NOT_ALLOWED')
    const [entry] = await tx<{ facts: { avatars: Readonly<Record<string, string>> } }[]>`
      select ue.facts from undo_entry ue
      where ${undoable(tx, call, 'student-picture')} and ue.id = ${changeId} and ue.school_class_id = ${schoolClassId}
      for update`
    if (!entry) return refuse('NOT_FOUND')
    const restored = await tx<{ id: string }[]>`
      update student s set avatar = uro.content ->> 'avatar', updated_at = clock_timestamp()
      from undo_row uro
      where s.tenant_id = ${tenantId} and uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${changeId}
        and s.id = uro.row_id and s.avatar = ${tx.json(entry.facts.avatars)}::jsonb ->> s.id::text
      returning s.id`
    const ids = restored.map(({ id }) => id)
    if (ids.length > 0) await audit(tx, call, 'student.update', ids)
    await deleteUndoEntry(tx, call, changeId)
    await releaseFiles(tx, call, Object.values(entry.facts.avatars))
    return { id: changeId, count: ids.length }
  })
