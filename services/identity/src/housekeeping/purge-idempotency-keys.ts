import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { Database } from '@lernspur/service-kit/call/call'
import { batch, purgeBySchool } from './by-school'

/** Deletes old keys of every school. */
export const purgeIdempotencyKeys = (db: Database, stop: AbortSignal): Promise<void> =>
  purgeBySchool(db, stop, async (tx, tenantId) => {
    const { count } = await tx`
      delete from idempotency_key
      where tenant_id = ${tenantId} and id in (
        select id from idempotency_key
        where tenant_id = ${tenantId} and created_at < now() - ${intervalOf(retentionPeriods.idempotencyKey)}::interval
        order by created_at limit ${batch} for update skip locked
      )`
    return count
  })
