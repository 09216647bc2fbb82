import { intervalOf, keptFor } from '@lernspur/contracts/keeping'
import type { Database } from '@lernspur/service-kit/call/call'
import { batch, forgetBySchool } from './by-school'

/** Deletes old lines of the audit of every school, by the one function that may. */
export const forgetAudit = (db: Database, stop: AbortSignal): Promise<void> =>
  forgetBySchool(db, stop, async (tx, tenantId) => {
    const [gone] = await tx<{ count: number }[]>`
      select forget_audit_entries(${tenantId}, ${intervalOf(keptFor.audit)}::interval, ${batch}) as count`
    return gone?.count ?? 0
  })
