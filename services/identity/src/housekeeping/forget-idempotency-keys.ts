import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call'

/** Hours for which the first answer to a create is given again; clients repeat within minutes. */
const keepHours = 24
/** Keys of one transaction, so that nobody waits for it. */
const batch = 500

const forgetSome = (db: Database, tenantId: string): Promise<number> =>
  writeTenant(db, tenantId, async (tx) => {
    const { count } = await tx`
      delete from idempotency_key
      where tenant_id = ${tenantId} and id in (
        select id from idempotency_key
        where tenant_id = ${tenantId} and created_at < now() - make_interval(hours => ${keepHours})
        order by created_at limit ${batch} for update skip locked
      )`
    return count
  })

/** Forgets old keys of every school, in small batches; leaves the rest for the next time when it is to stop. */
export const forgetIdempotencyKeys = async (db: Database, stop: AbortSignal): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    while (!stop.aborted && (await forgetSome(db, id)) === batch);
  }
}
