import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { auditAt } from '../sign-in-audit/audit-at'

/** Ends the waiting request that meets a condition on `tfr`; false when there is none. */
const object = async (tx: Transaction, condition: Query, requestId: string): Promise<boolean> => {
  const [ended] = await tx<{ id: string; tenantId: string; userId: string }[]>`
    update two_factor_reset tfr set outcome = 'objected', ended_at = now()
    where ${condition} and tfr.outcome is null
    returning tfr.id, tfr.tenant_id, tfr.user_id`
  if (!ended) return false
  const { id, tenantId, userId } = ended
  await auditAt(tx, { requestId, actor: { tenantId, userId } }, 'two-factor-reset.object', [id, userId])
  return true
}

/** Objects by the code of the mail, signed in or not. INVALID_PARAMETERS when no request waits for it. */
export const objectToTwoFactorReset = ({ db, requestId }: Call, code: string): Promise<undefined> =>
  writeDirectory(db, async (tx) => {
    const isObjected = await object(tx, tx`tfr.objection_hash = ${tokenHash(code)}`, requestId)
    return isObjected ? undefined : refuse('INVALID_PARAMETERS')
  })

/** A person who signs in with the second factor has not lost it. */
export const objectByFactor = async (tx: Transaction, userId: string, requestId: string): Promise<void> => {
  await object(tx, tx`tfr.user_id = ${userId}`, requestId)
}
