import type { Database } from '@lernspur/database/connection/connect'

/** Makes a school's undo entries older by a PostgreSQL interval such as `61 minutes`. */
export const ageUndoEntries = async (owner: Database, tenantId: string, age: string): Promise<void> => {
  await owner`
    update undo_entry set created_at = created_at - ${age}::interval, expires_at = expires_at - ${age}::interval
    where tenant_id = ${tenantId}`
}
