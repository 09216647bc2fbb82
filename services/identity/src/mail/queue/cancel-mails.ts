import type { Mails } from '@lernspur/contracts/identity/mail.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireProviderManager } from '@lernspur/service-kit/tenant/provider-manager'
import { isCancellable } from '../../shared-sql/mail-columns'
import { retainedFacts } from '../outbox'

/**
 * Cancels mails that wait (rule mail.2). One that is being sent, was sent, or warns somebody, is passed over. NO_PERMISSION for plain
 * members of the provider.
 */
export const cancelMails = (call: Call, { ids }: Mails): Promise<{ count: number }> =>
  call.write(async (tx) => {
    requireProviderManager(call.actor, 'NO_PERMISSION')
    const changed = await tx<{ id: string }[]>`
      update mail_outbox mo set status = 'failed', cancelled_at = now(), settled_at = now(), facts = ${retainedFacts(tx)}
      where mo.id = any(${[...ids]}::uuid[]) and ${isCancellable(tx)}
      returning mo.id`
    await audit(
      tx,
      call,
      'mail.cancel',
      changed.map(({ id }) => id),
    )
    return { count: changed.length }
  })
