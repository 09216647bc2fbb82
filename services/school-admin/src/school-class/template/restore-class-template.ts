import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { deleteUndoEntry, restoreRows, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { readClassTemplate } from './class-template.query'

/** Undoes the deletion of a template; NOT_FOUND after an hour (rule class-template.3). */
export const restoreClassTemplate = (call: Call, id: string): Promise<ClassTemplate> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const [deletion] = await tx<{ entryId: string }[]>`
      select ue.id as entry_id from undo_entry ue
      where ${undoable(tx, call, 'class-template-deletion')} and ue.school_class_id = ${id} for update`
    if (!deletion) return refuse('NOT_FOUND')
    const { entryId } = deletion
    await restoreRows(tx, call, 'school_class', tx`uro.undo_entry_id = ${entryId}`, { overwrite: { except: [] } })
    await deleteUndoEntry(tx, call, entryId)
    await audit(tx, call, 'class-template.undo', id)
    return readClassTemplate(tx, tenantId, id)
  })
