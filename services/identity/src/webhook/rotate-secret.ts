import { type NewWebhook, webhookLimits } from '@lernspur/contracts/identity/webhook.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockWebhook, readWebhook } from './webhook.query'
import { newWebhookSecret, sealSecret } from './webhook-secret'

/** Gives a webhook a new secret; the present one signs beside it for a day (rule webhook.3). */
export const rotateSecret = async (call: Call, id: string): Promise<NewWebhook> => {
  const secret = newWebhookSecret()
  const changed = await call.write(async (tx) => {
    await lockWebhook(tx, call, id)
    await tx`
      update webhook set secret = ${sealSecret(call.secrets, id, secret)}, earlier_secret = secret,
        earlier_secret_ends_at = now() + make_interval(hours => ${webhookLimits.earlierSecretHours}),
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'webhook.rotate', id)
    return readWebhook(tx, call.actor, id)
  })
  return { ...changed, secret }
}
