import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockWebhook } from './webhook.query'

/** Deletes a webhook with all of its deliveries; what waits is never sent. */
export const deleteWebhook = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { address } = await lockWebhook(tx, call, id)
    await tx`delete from webhook where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'webhook.delete', id, { address: [address, null] })
    return undefined
  })
