import type { UpdateWebhook, Webhook } from '@lernspur/contracts/identity/webhook.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import type { OutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { originOf, requireAddress } from './require-address'
import { lockWebhook, readWebhook, requireScopes } from './webhook.query'

/** Lets what waits go to another address; what the earlier one said about waiting does not hold for it. */
const leadElsewhere = async (
  tx: Transaction,
  { tenantId, id, address }: { readonly tenantId: string; readonly id: string; readonly address: string },
): Promise<void> => {
  await tx`
    update webhook_due wdu set origin = ${originOf(address)},
      due_at = case when wh.not_before > now() then now() else wdu.due_at end
    from webhook wh
    where wdu.tenant_id = ${tenantId} and wdu.webhook_id = ${id} and wh.tenant_id = ${tenantId} and wh.id = ${id}`
  await tx`update webhook set not_before = null where tenant_id = ${tenantId} and id = ${id}`
}

/** Changes address and events; what waits goes to the new address. */
export const updateWebhook = (call: Call, id: string, change: UpdateWebhook, rules: OutgoingRules): Promise<Webhook> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const current = await lockWebhook(tx, call, id)
    await requireFresh(tx, call, current)
    const address =
      change.address === undefined ? current.address : requireAddress(change.address, rules, call.language)
    const events = change.events === undefined ? current.events : [...new Set(change.events)]
    await requireScopes(tx, call, current.programId, events)
    await tx`
      update webhook set address = ${address}, events = ${events}::text[], updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    if (address !== current.address) await leadElsewhere(tx, { tenantId, id, address })
    await audit(tx, call, 'webhook.update', id, differences(current, { address, events }))
    return readWebhook(tx, call.actor, id)
  })
