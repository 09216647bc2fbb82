import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call'

/**
 * Deletes sets after a day, school by school, and those with a report that is gone: its child may have been erased (rule
 * print.4).
 */
export const sweepReportSets = async (db: Database, stop: AbortSignal): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    if (stop.aborted) return
    await writeTenant(
      db,
      id,
      (tx) => tx`
        delete from report_set rse
        where rse.tenant_id = ${id} and (rse.created_at < now() - interval '1 day'
          or cardinality(rse.report_ids) > (
            select count(*) from report r where r.tenant_id = rse.tenant_id and r.id = any(rse.report_ids)))`,
    )
  }
}
