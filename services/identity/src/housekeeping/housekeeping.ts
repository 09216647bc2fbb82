import { intervalOf, retentionPeriods, type Span } from '@lernspur/contracts/retention-periods'
import { type Transaction, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import type { Task } from '@lernspur/service-kit/process/background-work'
import { type SchoolWork, schoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'

/** Deletes what has expired: sent mails, throttles, codes, attempts, sessions and devices (rule expiry.1). */
const purgeExpired = async (db: Database): Promise<void> => {
  const expired = intervalOf(retentionPeriods.expired)
  await db`
    update mail_outbox set facts = '{}'
    where settled_at < now() - ${intervalOf(retentionPeriods.mailContent)}::interval and facts <> '{}'`
  await db`delete from mail_outbox where settled_at < now() - ${intervalOf(retentionPeriods.mail)}::interval`
  await db`delete from mail_cooldown where sent_at < now() - ${intervalOf(retentionPeriods.mailCooldown)}::interval`
  await db`delete from mail_allowance where day < (now() - ${intervalOf(retentionPeriods.mailAllowance)}::interval)::date`
  // Skips locked rows, because a sign-in that counts the same ones could deadlock with this.
  await db`
    delete from sign_in_throttle where subject in (
      select subject from sign_in_throttle
      where updated_at < now() - ${intervalOf(retentionPeriods.signInThrottle)}::interval for update skip locked
    )`
  await db`delete from one_time_code where expires_at < now() - ${expired}::interval`
  await db`delete from used_logout_token where used_at < now() - ${expired}::interval`
  await db`delete from auth_attempt where expires_at < now() - ${expired}::interval`
  await db`
    delete from session
    where expires_at < now() - ${expired}::interval or created_at < now() - ${intervalOf(retentionPeriods.wholeSession)}::interval
      or (is_shared_device and last_seen_at < now() - ${intervalOf(retentionPeriods.sharedSession)}::interval)`
  await db`delete from known_device where last_used_at < now() - ${intervalOf(retentionPeriods.knownDevice)}::interval`
  // Set up, but never confirmed by a code.
  await db`
    delete from two_factor
    where turned_on_at is null and created_at < now() - ${intervalOf(retentionPeriods.unconfirmedSecondFactor)}::interval`
}

/** Rows deleted in one transaction, so that none blocks others for long. */
const batch = 500

/**
 * Deletes in every school that has something so old, in small batches, each in a transaction of its own; `purge` returns
 * how many rows it deleted. Stops between batches when asked to.
 */
const purgeBySchool = async (
  db: Database,
  stop: AbortSignal,
  { work, age }: { readonly work: SchoolWork; readonly age: Span },
  purge: (tx: Transaction, tenantId: string) => Promise<number>,
): Promise<void> => {
  for (const id of await schoolsWithWork(db, work, age)) {
    while (!stop.aborted && (await writeTenant(db, id, (tx) => purge(tx, id))) === batch);
  }
}

/** Deletes old keys of every school. */
const purgeIdempotencyKeys = (db: Database, stop: AbortSignal): Promise<void> =>
  purgeBySchool(db, stop, { work: 'idempotency-keys', age: retentionPeriods.idempotencyKey }, async (tx, tenantId) => {
    const { count } = await tx`
      delete from idempotency_key
      where tenant_id = ${tenantId} and id in (
        select id from idempotency_key
        where tenant_id = ${tenantId} and created_at < now() - ${intervalOf(retentionPeriods.idempotencyKey)}::interval
        order by created_at limit ${batch} for update skip locked
      )`
    return count
  })

/** Deletes old lines of every school's audit, through the only function that may, and the programs that only they name. */
const purgeAudit = (db: Database, stop: AbortSignal): Promise<void> =>
  purgeBySchool(db, stop, { work: 'audit', age: retentionPeriods.audit }, async (tx, tenantId) => {
    const [gone] = await tx<{ count: number }[]>`
      select forget_audit_entries(${tenantId}, ${intervalOf(retentionPeriods.audit)}::interval, ${batch}) as count`
    // Rule program.7.
    await tx`
      delete from program_token pt
      where pt.tenant_id = ${tenantId}
        and least(pt.expires_at, pt.revoked_at) < now() - ${intervalOf(retentionPeriods.audit)}::interval`
    return gone?.count ?? 0
  })

/** Deletes what programs were told of long ago, whether they have taken it or not (rule webhook.6). */
const purgeWebhookDeliveries = (db: Database, stop: AbortSignal): Promise<void> => {
  const age = retentionPeriods.webhookDelivery
  return purgeBySchool(db, stop, { work: 'webhook-deliveries', age }, async (tx, tenantId) => {
    const { count } = await tx`
      delete from webhook_delivery
      where tenant_id = ${tenantId} and id in (
        select id from webhook_delivery
        where tenant_id = ${tenantId} and occurred_at < now() - ${intervalOf(age)}::interval
        order by occurred_at limit ${batch} for update skip locked
      )`
    return count
  })
}

/** Deletes what has expired. */
export const housekeeping = (db: Database): Readonly<Record<string, Task>> => ({
  purgeExpired: () => purgeExpired(db),
  purgeIdempotencyKeys: (stop) => purgeIdempotencyKeys(db, stop),
  purgeAudit: (stop) => purgeAudit(db, stop),
  purgeWebhookDeliveries: (stop) => purgeWebhookDeliveries(db, stop),
})
