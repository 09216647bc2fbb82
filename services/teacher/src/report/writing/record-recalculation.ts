import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'

/** Records subjects for undo as they are, in place of earlier recalculations; returns the id of the entry. */
export const recordSubjects = async (tx: Transaction, call: Call, ids: readonly string[]): Promise<string> => {
  const subjectIds = [...ids]
  await tx`
    delete from undo_row uro
    where uro.tenant_id = ${call.actor.tenantId} and uro.table_name = 'report_subject'
      and uro.row_id = any(${subjectIds}::uuid[])`
  const entryId = await openUndoEntry(tx, call, 'report-recalculation')
  const where = tx`r.id = any(${subjectIds}::uuid[])`
  await recordRows(tx, call, entryId, [
    { action: 'update', table: 'report_subject', where, columns: ['report_id', 'domains'] },
  ])
  return entryId
}

/** Adds when each subject was recalculated, by which its undo names the recalculation. */
export const recordInstants = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  entryId: string,
  ids: readonly string[],
) => {
  await tx`
    update undo_entry set facts = (
      select coalesce(jsonb_object_agg(rs.id, rs.updated_at), '{}') from report_subject rs
      where rs.tenant_id = ${tenantId} and rs.id = any(${[...ids]}::uuid[]))
    where tenant_id = ${tenantId} and id = ${entryId}`
}
