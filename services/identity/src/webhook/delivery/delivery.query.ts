import type { WebhookDelivery } from '@lernspur/contracts/identity/webhook.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Deliveries `wde` of webhooks `wh`, with when they are tried next: a select list, and what it is from. */
export const deliverySelect = (tx: Transaction): Fragment => tx`
  wde.id, wde.event, wde.entity_id, wde.occurred_at, wde.attempts, wde.last_attempt_at, wde.status, wde.failure,
  wde.duration_ms as duration,
  case when wde.delivered_at is not null then 'delivered' when wde.failed_at is not null then 'failed' else 'waiting' end
    as state,
  case when wh.paused_at is null then wdu.due_at end as next_attempt_at
  from webhook_delivery wde
  join webhook wh on wh.tenant_id = wde.tenant_id and wh.id = wde.webhook_id
  left join webhook_due wdu on wdu.delivery_id = wde.id and wdu.tenant_id = wde.tenant_id`

/** One delivery of a webhook of the actor's school; NOT_FOUND when there is none. */
export const readDelivery = async (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery> => {
  const [row] = await tx<WebhookDelivery[]>`
    select ${deliverySelect(tx)}
    where wde.tenant_id = ${tenantId} and wde.webhook_id = ${webhookId} and wde.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
