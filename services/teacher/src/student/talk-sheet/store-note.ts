import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** Sets the author's own note on a sheet, or removes it when it is empty (rule talk.3). */
export const storeNote = async (tx: Transaction, { actor }: Call, sheetId: string, note: string): Promise<void> => {
  const { tenantId, userId } = actor
  if (note.trim() === '') {
    await tx`
      delete from talk_note where tenant_id = ${tenantId} and talk_sheet_id = ${sheetId} and author_id = ${userId}`
    return
  }
  await tx`
    insert into talk_note as tn (tenant_id, talk_sheet_id, author_id, note)
    values (${tenantId}, ${sheetId}, ${userId}, ${note})
    on conflict (tenant_id, talk_sheet_id) do update set note = excluded.note where tn.author_id = excluded.author_id`
}
