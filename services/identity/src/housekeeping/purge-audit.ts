import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { Database } from '@lernspur/service-kit/call/call'
import { batch, purgeBySchool } from './by-school'

/** Deletes old lines of the audit of every school, by the one function that may. */
export const purgeAudit = (db: Database, stop: AbortSignal): Promise<void> =>
  purgeBySchool(db, stop, async (tx, tenantId) => {
    const [gone] = await tx<{ count: number }[]>`
      select forget_audit_entries(${tenantId}, ${intervalOf(retentionPeriods.audit)}::interval, ${batch}) as count`
    return gone?.count ?? 0
  })
