import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { auditAt } from '../sign-in-audit/audit-at'
import { requireAdmin } from './two-factor-reset.policy'
import { readResets } from './two-factor-reset.query'

/** Takes a request back while it waits. NOT_FOUND, NO_PERMISSION for managers. */
export const withdrawTwoFactorReset = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const [reset] = await readResets(tx, call.actor, tx`tfr.id = ${id} and tfr.outcome is null`)
    if (!reset) return refuse('NOT_FOUND')
    requireAdmin(call.actor, 'NO_PERMISSION')
    const [ended] = await tx<{ tenantId: string }[]>`
      update two_factor_reset set outcome = 'withdrawn', ended_at = now() where id = ${id} and outcome is null
      returning tenant_id`
    if (!ended) return refuse('NOT_FOUND')
    const by = { requestId: call.requestId, actor: { ...ended, userId: call.actor.userId } }
    await auditAt(tx, by, 'two-factor-reset.withdraw', [id, reset.person.id])
    return undefined
  })
