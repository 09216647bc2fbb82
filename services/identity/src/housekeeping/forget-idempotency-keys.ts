import { intervalOf, keptFor } from '@lernspur/contracts/keeping'
import type { Database } from '@lernspur/service-kit/call/call'
import { batch, forgetBySchool } from './by-school'

/** Deletes old keys of every school. */
export const forgetIdempotencyKeys = (db: Database, stop: AbortSignal): Promise<void> =>
  forgetBySchool(db, stop, async (tx, tenantId) => {
    const { count } = await tx`
      delete from idempotency_key
      where tenant_id = ${tenantId} and id in (
        select id from idempotency_key
        where tenant_id = ${tenantId} and created_at < now() - ${intervalOf(keptFor.idempotencyKey)}::interval
        order by created_at limit ${batch} for update skip locked
      )`
    return count
  })
