import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { carryOutReset } from './carry-out-reset'
import { requireAdmin } from './two-factor-reset.policy'
import { readResets } from './two-factor-reset.query'

/**
 * Carries out a request at once, as the second admin. NOT_FOUND when none waits, NO_PERMISSION for managers, the
 * requester and the person themselves.
 */
export const confirmTwoFactorReset = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { actor, requestId } = call
    const [reset] = await readResets(tx, actor, tx`tfr.id = ${id} and tfr.outcome is null`)
    if (reset?.outcome !== null) return refuse('NOT_FOUND')
    requireAdmin(actor, 'NO_PERMISSION')
    if (!reset.mayConfirm) refuse('NO_PERMISSION')
    const by = { confirmedBy: actor.userId, requestId }
    return (await carryOutReset(tx, tx`tfr.id = ${id}`, by)) ? undefined : refuse('NOT_FOUND')
  })
