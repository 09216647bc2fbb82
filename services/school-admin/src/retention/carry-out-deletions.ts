import type { Database } from '@lernspur/service-kit/call/call'
import { inSchoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'

/** Deletes what schools have confirmed, once the 7 days are over (rule keeping.5). */
export const carryOutDeletions = (db: Database, stop: AbortSignal): Promise<void> =>
  inSchoolsWithWork(
    db,
    stop,
    { work: 'retention-deletions' },
    (tx, tenantId) => tx`
      select delete_due(${tenantId}, rde.id) from retention_deletion rde
      where rde.tenant_id = ${tenantId} and rde.undone_at is null and rde.carried_out_at is null
        and rde.due_at <= now()`,
  )
