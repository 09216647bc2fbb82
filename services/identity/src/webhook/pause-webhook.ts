import type { Webhook } from '@lernspur/contracts/identity/webhook.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockWebhook, readWebhook } from './webhook.query'

/** Lets the events of a webhook wait. */
export const pauseWebhook = (call: Call, id: string): Promise<Webhook> =>
  call.write(async (tx) => {
    const current = await lockWebhook(tx, call, id)
    if (current.pausedAt !== null) return current
    await tx`
      update webhook set paused_at = now(), pause_reason = 'admin', updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'webhook.pause', id)
    return readWebhook(tx, call.actor, id)
  })

/** Sends what has waited, at once. */
export const resumeWebhook = (call: Call, id: string): Promise<Webhook> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const current = await lockWebhook(tx, call, id)
    if (current.pausedAt === null) return current
    await tx`
      update webhook set paused_at = null, pause_reason = null, not_before = null, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    await tx`update webhook_due set due_at = now() where tenant_id = ${tenantId} and webhook_id = ${id}`
    await audit(tx, call, 'webhook.resume', id)
    return readWebhook(tx, call.actor, id)
  })
