import type { Mails } from '@lernspur/contracts/identity/mail.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireProviderManager } from '@lernspur/service-kit/tenant/provider-manager'
import { isRetryable } from '../../shared-sql/mail-columns'

/**
 * Has mails tried now: those that wait, and those that were refused or cancelled and whose content is still there (rule
 * mail.2). Others are passed over. NO_PERMISSION for plain members of the provider.
 */
export const retryMails = (call: Call, { ids }: Mails): Promise<{ count: number }> =>
  call.write(async (tx) => {
    requireProviderManager(call.actor, 'NO_PERMISSION')
    const changed = await tx<{ id: string }[]>`
      update mail_outbox mo set status = 'waiting', due_at = now(), settled_at = null, cancelled_at = null,
        retried_at = now()
      where mo.id = any(${[...ids]}::uuid[]) and ${isRetryable(tx)}
      returning mo.id`
    await audit(
      tx,
      call,
      'mail.retry',
      changed.map(({ id }) => id),
    )
    return { count: changed.length }
  })
