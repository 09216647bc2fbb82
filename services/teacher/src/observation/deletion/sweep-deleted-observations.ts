import type { Database } from '@lernspur/service-kit/call/call'
import { inEachSchool } from '@lernspur/service-kit/tenant/in-each-school'
import { stillKept } from './kept-observations'

/** Deletes for good what can no longer be put back; pictures are left to the sweep of files. */
export const sweepDeletedObservations = (db: Database, stop: AbortSignal): Promise<void> =>
  inEachSchool(
    db,
    stop,
    (tx, tenantId) => tx`delete from deleted_observation o where o.tenant_id = ${tenantId} and not (${stillKept(tx)})`,
  )
