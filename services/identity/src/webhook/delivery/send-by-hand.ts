import { type WebhookDelivery, webhookTestEvent } from '@lernspur/contracts/identity/webhook.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { originOf } from '../require-address'
import { lockWebhook } from '../webhook.query'
import { readDelivery } from './delivery.query'

/** Lets a delivery wait for its next attempt, which is due now. */
const queue = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  { id, address }: { readonly id: string; readonly address: string },
  deliveryId: string,
): Promise<void> => {
  await tx`
    insert into webhook_due (delivery_id, tenant_id, webhook_id, origin)
    values (${deliveryId}, ${tenantId}, ${id}, ${originOf(address)})`
}

/** Sends an event that tells of nothing, so that both ends can be tried. UPDATE_NOT_ALLOWED while the webhook is paused. */
export const testWebhook = (call: Call, id: string): Promise<WebhookDelivery> =>
  call.write(async (tx) => {
    const webhook = await lockWebhook(tx, call, id)
    if (webhook.pausedAt !== null) refuse('UPDATE_NOT_ALLOWED')
    const deliveryId = Bun.randomUUIDv7()
    await tx`
      insert into webhook_delivery (tenant_id, id, webhook_id, event)
      values (${call.actor.tenantId}, ${deliveryId}, ${id}, ${webhookTestEvent})`
    await queue(tx, call, webhook, deliveryId)
    await audit(tx, call, 'webhook.test', id)
    return readDelivery(tx, call.actor, id, deliveryId)
  })

/**
 * Sends a delivery again under its id, with all attempts anew. UPDATE_NOT_ALLOWED for one that waits, and while the
 * webhook is paused.
 */
export const resendDelivery = (call: Call, id: string, deliveryId: string): Promise<WebhookDelivery> =>
  call.write(async (tx) => {
    const webhook = await lockWebhook(tx, call, id)
    const delivery = await readDelivery(tx, call.actor, id, deliveryId)
    if (webhook.pausedAt !== null || delivery.state === 'waiting') refuse('UPDATE_NOT_ALLOWED')
    await tx`
      update webhook_delivery set delivered_at = null, failed_at = null, failure = null, status = null, attempts = 0,
        queued_at = now()
      where tenant_id = ${call.actor.tenantId} and id = ${deliveryId}`
    await queue(tx, call, webhook, deliveryId)
    await audit(tx, call, 'webhook.resend', id)
    return readDelivery(tx, call.actor, id, deliveryId)
  })
