import type { WebhookPauseReason } from '@lernspur/contracts/identity/webhook.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'

type Reason = Exclude<WebhookPauseReason, 'admin'>

const why = {
  gone: {
    de: 'Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt.',
    en: 'The receiver answered that it is gone.',
  },
  failing: {
    de: 'Der Empfänger hat seit etwa drei Tagen nichts angenommen.',
    en: 'The receiver has taken nothing for about three days.',
  },
} as const

const textsOf = (program: string, reason: Reason) => ({
  de: {
    title: `Ereignisse für ${program} sind angehalten`,
    message: `${why[reason].de} Was noch wartet, wird gesendet, sobald Sie fortsetzen.`,
  },
  en: {
    title: `Events for ${program} are paused`,
    message: `${why[reason].en} What waits is sent once you resume.`,
  },
})

/**
 * Pauses a webhook whose receiver takes nothing, unless it is paused, and tells the admins of the school, in the product
 * and by mail as each of them has chosen (rule webhook.4).
 */
export const pauseReceiver = async (
  tx: Transaction,
  { tenantId, webhookId }: { readonly tenantId: string; readonly webhookId: string },
  reason: Reason,
): Promise<void> => {
  const [paused] = await tx<{ program: string; isProvider: boolean }[]>`
    update webhook wh set paused_at = now(), pause_reason = ${reason}, updated_at = clock_timestamp()
    from program_token pt, tenant t
    where wh.tenant_id = ${tenantId} and wh.id = ${webhookId} and wh.paused_at is null
      and pt.tenant_id = wh.tenant_id and pt.id = wh.program_token_id and t.id = wh.tenant_id
    returning pt.name as program, t.is_provider`
  if (!paused) return
  const by = { requestId: Bun.randomUUIDv7(), actor: { tenantId, userId: null } }
  await audit(tx, by, 'webhook.pause', webhookId, {
    actor: ['server', 'server'],
    pauseReason: [null, reason],
  })
  const admins = await tx<{ userId: string }[]>`
    select u.id as user_id from user_role ur join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.tenant_id = ${tenantId} and ur.role_type = 'admin' and ur.status = 'active' order by u.id`
  const path = paused.isProvider ? '/provider/programs' : `/school/${tenantId}/settings/programs`
  await notify(
    tx,
    ...admins.map(({ userId }) => ({
      userId,
      tenantId,
      type: 'general' as const,
      texts: textsOf(paused.program, reason),
      metaData: { path },
      topic: ['webhook-pause', webhookId],
    })),
  )
}

/** Whether the receiver has taken nothing since a delivery that now has failed was queued. */
export const isFailing = async (
  tx: Transaction,
  { tenantId, deliveryId }: { readonly tenantId: string; readonly deliveryId: string },
): Promise<boolean> => {
  const [row] = await tx<{ isFailing: boolean }[]>`
    select not exists (
      select from webhook_delivery wde
      where wde.tenant_id = failed_wde.tenant_id and wde.webhook_id = failed_wde.webhook_id
        and wde.delivered_at >= failed_wde.queued_at
    ) as is_failing
    from webhook_delivery failed_wde where failed_wde.tenant_id = ${tenantId} and failed_wde.id = ${deliveryId}`
  return row?.isFailing ?? false
}
