import type { Database } from '@lernspur/database/connection/connect'

/** Makes the acts of a school that can be undone older by an interval of PostgreSQL, such as `61 minutes`. */
export const ageUndoEntries = async (owner: Database, tenantId: string, age: string): Promise<void> => {
  await owner`
    update undo_entry set created_at = created_at - ${age}::interval, expires_at = expires_at - ${age}::interval
    where tenant_id = ${tenantId}`
}
