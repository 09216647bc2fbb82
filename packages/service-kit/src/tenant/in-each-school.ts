import { type Transaction, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '../call/call'

/** Runs `work` in every school, each in a transaction of its own; stops between schools when asked to. */
export const inEachSchool = async (
  db: Database,
  stop: AbortSignal,
  work: (tx: Transaction, tenantId: string) => PromiseLike<unknown>,
): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    if (stop.aborted) return
    await writeTenant(db, id, async (tx) => {
      await work(tx, id)
    })
  }
}
