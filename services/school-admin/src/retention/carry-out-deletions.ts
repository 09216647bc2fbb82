import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { openSchools } from '../open-school/open-schools'

/** Deletes what schools have confirmed, once the 7 days are over (rule keeping.5). */
export const carryOutDeletions = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id: tenantId } of await openSchools(db)) {
    if (stop.aborted) return
    await writeTenant(db, tenantId, async (tx) => {
      await tx`
        select delete_due(${tenantId}, rde.id) from retention_deletion rde
        where rde.tenant_id = ${tenantId} and rde.undone_at is null and rde.carried_out_at is null
          and rde.due_at <= now()`
    })
  }
}
