import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call'
import { stillKept } from './kept-observations'

/** Deletes for good what can no longer be put back, school by school; pictures are left to the sweep of files. */
export const sweepDeletedObservations = async (db: Database, stop: AbortSignal): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    if (stop.aborted) return
    await writeTenant(
      db,
      id,
      (tx) => tx`delete from deleted_observation o where o.tenant_id = ${id} and not (${stillKept(tx)})`,
    )
  }
}
