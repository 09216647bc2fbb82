import type { CreateWebhook, NewWebhook } from '@lernspur/contracts/identity/webhook.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { OutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { requireAddress } from './require-address'
import { readWebhook, requireScopes } from './webhook.query'
import { newWebhookSecret, sealSecret } from './webhook-secret'

/** Lets a program be told of events; the secret is told once (rules webhook.1, webhook.3). */
export const createWebhook = async (
  call: Call,
  { programId, address: typed, events }: CreateWebhook,
  rules: OutgoingRules,
): Promise<NewWebhook> => {
  const { tenantId } = call.actor
  const address = requireAddress(typed, rules, call.language)
  const secret = newWebhookSecret()
  const id = Bun.randomUUIDv7()
  const made = await call.write(async (tx) => {
    await requireScopes(tx, call, programId, events)
    const { count } = await tx`
      insert into webhook (tenant_id, id, program_token_id, address, events, secret)
      select ${tenantId}, ${id}, pt.id, ${address}, ${[...new Set(events)]}::text[],
        ${sealSecret(call.secrets, id, secret)}
      from program_token pt
      where pt.tenant_id = ${tenantId} and pt.id = ${programId} and pt.revoked_at is null and pt.expires_at > now()
      on conflict (tenant_id, program_token_id) do nothing`
    if (count === 0) return refuse('CREATE_NOT_ALLOWED')
    await audit(tx, call, 'webhook.create', id, { address: [null, address], events: [null, events] })
    return readWebhook(tx, call.actor, id)
  })
  return { ...made, secret }
}
