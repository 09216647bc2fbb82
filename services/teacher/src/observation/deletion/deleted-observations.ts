import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { entriesWith, openUndoEntry, recordRows, restoreRows, undoable } from '@lernspur/service-kit/undo/undo-journal'

/** Deleted observations as rows `o`, each with `uro`, the row of the undo journal that holds it; to lock, lock `uro`. */
export const deletedObservations = (tx: Transaction): Fragment => tx`
  ${entriesWith(tx, 'observation')}
  cross join lateral jsonb_populate_record(null::observation, uro.content) as o`

/**
 * Condition on `deletedObservations`: those of the ids that can still be restored because all that they refer to
 * exists.
 */
export const isRestorable = (tx: Transaction, call: Call, ids: readonly string[]): Fragment => tx`
  ${undoable(tx, call, 'observation-deletion')} and uro.row_id = any(${[...ids]}::uuid[])
  and references_exist('observation', uro.content)`

/** Deletes observations that are locked, with their photos, and records them for undo. */
export const deleteObservations = async (tx: Transaction, call: Call, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const deleted = [...ids]
  const entryId = await openUndoEntry(tx, call, 'observation-deletion')
  await recordRows(tx, call, entryId, [
    { action: 'delete', table: 'observation', where: tx`r.id = any(${deleted}::uuid[])` },
    { action: 'delete', table: 'observation_photo', where: tx`r.observation_id = any(${deleted}::uuid[])` },
  ])
  await tx`delete from observation where tenant_id = ${call.actor.tenantId} and id = any(${deleted}::uuid[])`
}

/** Restores deleted observations that are locked, and their photos. */
export const restoreDeletedObservations = async (
  tx: Transaction,
  call: Call,
  ids: readonly string[],
): Promise<void> => {
  const { tenantId } = call.actor
  const recorded = tx`uro.undo_entry_id in (
    select ue.id from ${entriesWith(tx, 'observation')}
    where ${undoable(tx, call, 'observation-deletion')} and uro.row_id = any(${[...ids]}::uuid[]))`
  const own = tx`uro.row_id = any(${[...ids]}::uuid[]) and ${recorded}`
  const photos = tx`uro.content ->> 'observation_id' = any(${[...ids]}::text[]) and ${recorded}`
  await restoreRows(tx, call, 'observation', own)
  await restoreRows(tx, call, 'observation_photo', photos)
  await tx`delete from undo_row uro where uro.tenant_id = ${tenantId} and (${own} or ${photos})`
}
