import { type WebhookDelivery, webhookLimits } from '@lernspur/contracts/identity/webhook.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { deliverySelect } from './delivery.query'

/** What a program was told of last, the newest first, and what became of it. */
export const listDeliveries = async (call: Call, id: string): Promise<{ rows: WebhookDelivery[]; count: number }> => {
  const { tenantId } = call.actor
  const [found, rows] = await call.read((tx) => [
    tx<{ id: string }[]>`select wh.id from webhook wh where wh.tenant_id = ${tenantId} and wh.id = ${id}`,
    tx<WebhookDelivery[]>`
      select ${deliverySelect(tx)} where wde.tenant_id = ${tenantId} and wde.webhook_id = ${id}
      order by wde.occurred_at desc, wde.id desc limit ${webhookLimits.listed}`,
  ])
  if (found.length === 0) refuse('NOT_FOUND')
  return { rows, count: rows.length }
}
