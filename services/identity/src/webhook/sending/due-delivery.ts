import { webhookLimits, webhookTestEvent } from '@lernspur/contracts/identity/webhook.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  readonly deliveryId: string
  readonly tenantId: string
  /** Scheme, host and port of the receiver. */
  readonly origin: string
}

/** Minutes after which an attempt counts as abandoned; it times out long before. */
const claimMinutes = 2

/** The next due delivery of each receiver that is not busy, those that have waited longest first, `most` of them. */
export const findDue = (db: Database, busy: readonly string[], most: number): Promise<DueDelivery[]> =>
  db<DueDelivery[]>`
    select next.delivery_id, next.tenant_id, next.origin
    from (
      select distinct on (wdu.origin) wdu.delivery_id, wdu.tenant_id, wdu.origin, wdu.due_at
      from webhook_due wdu where wdu.due_at <= now() and wdu.origin <> all(${[...busy]}::text[])
      order by wdu.origin, wdu.due_at
    ) as next
    order by next.due_at limit ${most}`

/** Takes a due delivery for one attempt; false when another process has it. */
export const claim = async (db: Database, { deliveryId }: DueDelivery): Promise<boolean> => {
  const { count } = await db`
    update webhook_due set due_at = now() + make_interval(mins => ${claimMinutes})
    where delivery_id = ${deliveryId} and due_at <= now()`
  return count > 0
}

/** What is sent, and whether it may be. */
export interface OpenDelivery {
  readonly webhookId: string
  readonly event: string
  readonly entityId: string | null
  readonly occurredAt: string
  readonly attempts: number
  readonly address: string
  readonly secret: Buffer
  readonly earlierSecret: Buffer | null
  readonly isPaused: boolean
  /** Whether the token of the program opens anything (rule program.4). */
  readonly hasAccess: boolean
}

/** Reads what is due; undefined when it was deleted meanwhile. */
export const readOpen = (db: Database, { tenantId, deliveryId }: DueDelivery): Promise<OpenDelivery | undefined> =>
  writeTenant(db, tenantId, async (tx) => {
    const [row] = await tx<OpenDelivery[]>`
      select wde.webhook_id, wde.event, wde.entity_id, wde.occurred_at, wde.attempts, wh.address, wh.secret,
        case when wh.earlier_secret_ends_at > now() then wh.earlier_secret end as earlier_secret,
        wh.paused_at is not null as is_paused,
        pt.revoked_at is null and pt.expires_at > now() and not t.is_disabled and exists (
          select from user_role ur join app_user u on u.id = ur.user_id and u.deactivated_at is null
          where ur.tenant_id = pt.tenant_id and ur.user_id = pt.maker_id and ur.role_type = 'admin'
            and ur.status = 'active' and (ur.ends_at is null or ur.ends_at > now())
        ) as has_access
      from webhook_delivery wde
      join webhook wh on wh.tenant_id = wde.tenant_id and wh.id = wde.webhook_id
      join program_token pt on pt.tenant_id = wh.tenant_id and pt.id = wh.program_token_id
      join tenant t on t.id = wde.tenant_id
      where wde.tenant_id = ${tenantId} and wde.id = ${deliveryId}`
    return row
  })

/** What became of an attempt. */
export interface Attempt {
  /** HTTP status of the answer; null without one. */
  readonly status: number | null
  /** Null when the receiver has taken it. */
  readonly failure: string | null
  /** Seconds for which the receiver wants no call; null when it has not said. */
  readonly retryAfter: number | null
  /** Milliseconds. */
  readonly duration: number
}

/** Lets a delivery of a paused webhook wait until it is resumed, or looked at again. */
export const putOff = async (db: Database, { deliveryId }: DueDelivery): Promise<void> => {
  await db`update webhook_due set due_at = now() + interval '1 hour' where delivery_id = ${deliveryId}`
}

/** Seconds until the next attempt after so many; undefined after the last. A test is tried once. */
const pauseAfter = ({ event, attempts }: OpenDelivery): number | undefined =>
  event === webhookTestEvent ? undefined : webhookLimits.pauses[attempts]

/**
 * Records an attempt: `delivered`, `waiting` for the next one, or `failed`, which is for good. A receiver that says that
 * it is gone is asked no more; one that has said how long to wait is called no sooner, and no sooner than without that.
 */
export const recordAttempt = async (
  tx: Transaction,
  { tenantId, deliveryId }: DueDelivery,
  open: OpenDelivery,
  { status, failure, retryAfter, duration }: Attempt,
): Promise<'delivered' | 'waiting' | 'failed'> => {
  const isFinal = status === 410 || failure === 'access'
  const pause = failure === null || isFinal ? undefined : pauseAfter(open)
  const result = failure === null ? 'delivered' : pause === undefined ? 'failed' : 'waiting'
  await tx`
    update webhook_delivery set attempts = attempts + 1, last_attempt_at = now(), status = ${status},
      failure = ${failure}, duration_ms = ${Math.round(duration)},
      delivered_at = case when ${result} = 'delivered' then now() end,
      failed_at = case when ${result} = 'failed' then now() end
    where tenant_id = ${tenantId} and id = ${deliveryId}`
  if (pause === undefined) await tx`delete from webhook_due where delivery_id = ${deliveryId}`
  else {
    // A little later for each, so that what failed at once does not come back at once.
    const seconds = Math.max(pause, Math.min(retryAfter ?? 0, webhookLimits.retryAfter)) * (1 + Math.random() / 10)
    await tx`
      update webhook_due set due_at = now() + make_interval(secs => ${seconds}) where delivery_id = ${deliveryId}`
    // Where nobody answered, the rest waits as long: one attempt is enough to see whether somebody does again.
    if (status === null)
      await tx`
        update webhook_due set due_at = now() + make_interval(secs => ${seconds})
        where tenant_id = ${tenantId} and webhook_id = ${open.webhookId} and due_at <= now()`
    // Where it said when to call again, nothing is sent before, neither what waits nor what happens meanwhile.
    if (retryAfter !== null) {
      await tx`
        update webhook set not_before = now() + make_interval(secs => ${seconds})
        where tenant_id = ${tenantId} and id = ${open.webhookId}`
      await tx`
        update webhook_due set due_at = greatest(due_at, now() + make_interval(secs => ${seconds}))
        where tenant_id = ${tenantId} and webhook_id = ${open.webhookId}`
    }
  }
  return result
}
