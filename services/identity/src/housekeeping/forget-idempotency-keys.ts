import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call'

/** Hours for which the first response to a create is repeated; clients retry within minutes. */
const keepHours = 24
/** Keys deleted in one transaction, so that none blocks others for long. */
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

/** Deletes old keys of every school, in small batches; stops between batches when asked to. */
export const forgetIdempotencyKeys = async (db: Database, stop: AbortSignal): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    while (!stop.aborted && (await forgetSome(db, id)) === batch);
  }
}
