import type { Webhook } from '@lernspur/contracts/identity/webhook.contract'
import { eventsFor } from '@lernspur/contracts/wire/program-event'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** What everybody who may see a webhook sees of `wh`: a select list, and what it is from. */
export const webhookSelect = (tx: Transaction): Fragment => tx`
  wh.id, wh.program_token_id as program_id, wh.address, wh.events, wh.created_at, wh.updated_at, wh.paused_at,
  wh.pause_reason, case when wh.earlier_secret_ends_at > now() then wh.earlier_secret_ends_at end as earlier_secret_ends_at,
  (select count(*)::integer from webhook_due wdu where wdu.tenant_id = wh.tenant_id and wdu.webhook_id = wh.id) as waiting
  from webhook wh`

/** One webhook of the actor's school; NOT_FOUND when there is none. */
export const readWebhook = async (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  id: string,
): Promise<Webhook> => {
  const [row] = await tx<Webhook[]>`
    select ${webhookSelect(tx)} where wh.tenant_id = ${tenantId} and wh.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

/** The same, locked against other changes. */
export const lockWebhook = async (tx: Transaction, { actor }: Call, id: string): Promise<Webhook> => {
  await tx`select from webhook where tenant_id = ${actor.tenantId} and id = ${id} for update`
  return readWebhook(tx, actor, id)
}

const texts = {
  de: 'Davon darf dieses Programm nichts erfahren: Sein Token braucht dafür Lesezugriff.',
  en: 'This program may not be told of that: its token needs read access for it.',
} as const

/** VALIDATION_FAILED for an event whose scope the token lacks; NOT_FOUND for a token of another school (rule webhook.1). */
export const requireScopes = async (
  tx: Transaction,
  { actor, language }: Call,
  programId: string,
  events: readonly string[],
): Promise<void> => {
  const [token] = await tx<{ scopes: string[] }[]>`
    select pt.scopes from program_token pt where pt.tenant_id = ${actor.tenantId} and pt.id = ${programId}`
  const allowed: readonly string[] = eventsFor((token ?? refuse('NOT_FOUND')).scopes)
  if (!events.every((event) => allowed.includes(event)))
    refuse('VALIDATION_FAILED', [{ path: 'events', message: texts[language] }])
}
