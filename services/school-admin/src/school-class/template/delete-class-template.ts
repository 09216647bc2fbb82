import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { openUndoEntry, recordRows, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { lockClassTemplate } from './class-template.policy'

/** Removes templates whose deletion can no longer be undone. */
const removeExpired = async (tx: Transaction, call: Call): Promise<void> => {
  const { tenantId } = call.actor
  const expired = tx`(
    select sc.id from school_class sc
    where sc.tenant_id = ${tenantId} and sc.is_template and not sc.is_active and not exists (
      select from undo_entry ue
      where ${undoable(tx, call, 'class-template-deletion')} and ue.school_class_id = sc.id))`
  await tx`delete from school_subject where tenant_id = ${tenantId} and school_class_id in ${expired}`
  await tx`delete from school_class where tenant_id = ${tenantId} and id in ${expired}`
}

/**
 * Deletes a template, which can be undone for an hour (rule class-template.3). Until then the row only leaves the lists,
 * because its scales and assessments are not this service's to write.
 */
export const deleteClassTemplate = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { name } = await lockClassTemplate(tx, tenantId, id)
    await removeExpired(tx, call)
    const entryId = await openUndoEntry(tx, call, 'class-template-deletion', { schoolClassId: id })
    await recordRows(tx, call, entryId, [{ action: 'update', table: 'school_class', where: tx`r.id = ${id}` }])
    await tx`
      update school_class set is_active = false, updated_at = now() where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'class-template.delete', id, differences({ name }, { name: null }))
    return undefined
  })
