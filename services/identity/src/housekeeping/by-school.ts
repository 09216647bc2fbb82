import { type Transaction, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'

/** Rows deleted in one transaction, so that none blocks others for long. */
export const batch = 500

/**
 * Deletes in every school in small batches, each in a transaction of its own; `forget` tells how many rows it deleted.
 * Stops between batches when asked to.
 */
export const purgeBySchool = async (
  db: Database,
  stop: AbortSignal,
  purge: (tx: Transaction, tenantId: string) => Promise<number>,
): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    while (!stop.aborted && (await writeTenant(db, id, (tx) => purge(tx, id))) === batch);
  }
}
