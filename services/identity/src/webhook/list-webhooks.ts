import type { Webhook } from '@lernspur/contracts/identity/webhook.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { webhookSelect } from './webhook.query'

/** The webhooks of the caller's school. */
export const listWebhooks = async (call: Call): Promise<{ rows: Webhook[]; count: number }> => {
  const { tenantId } = call.actor
  const [rows] = await call.read((tx) => [
    tx<Webhook[]>`select ${webhookSelect(tx)} where wh.tenant_id = ${tenantId} order by wh.created_at, wh.id`,
  ])
  return { rows, count: rows.length }
}
