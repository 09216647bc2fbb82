import type { Database } from '@lernspur/service-kit/call/call'
import { inSchoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'

/** Deletes sets after a day, and those with a report that is gone: its child may have been erased (rule print.4). */
export const sweepReportSets = (db: Database, stop: AbortSignal): Promise<void> =>
  inSchoolsWithWork(
    db,
    stop,
    { work: 'report-sets', age: { count: 1, unit: 'days' } },
    (tx, tenantId) => tx`
      delete from report_set rse
      where rse.tenant_id = ${tenantId} and (rse.created_at < now() - interval '1 day'
        or cardinality(rse.report_ids) > (
          select count(*) from report r where r.tenant_id = rse.tenant_id and r.id = any(rse.report_ids)))`,
  )
