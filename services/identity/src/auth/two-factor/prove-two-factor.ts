import type { ProveTwoFactor } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { matchCode, useCode } from './second-factor'
import { recordWrongCode } from './wrong-code'

/**
 * Asks for password and second factor again. The returned function consumes the code, in the caller's transaction.
 * INVALID_PARAMETERS when the second factor is off, PASSWORD_MISMATCH, INVALID_TFA_CODE, TOO_MANY_REQUESTS.
 */
export const proveTwoFactor = async (
  call: Call,
  { currentPassword, tfaCode }: ProveTwoFactor,
  confirmation: Confirmation,
): Promise<(tx: Transaction) => Promise<void>> => {
  const { userId } = call.session
  const on = await call.db`select from two_factor where user_id = ${userId} and turned_on_at is not null`
  if (on.length === 0) refuse('INVALID_PARAMETERS')
  const { throttle } = await confirmPassword(call, currentPassword, confirmation)
  const match = await matchCode(call.db, confirmation.secret, userId, tfaCode)
  if (!match) {
    await recordWrongCode(call.db, userId)
    await auditFailedSignIn(call, userId)
    return refuse('INVALID_TFA_CODE')
  }
  return async (tx) => {
    if (!(await useCode(tx, userId, match))) refuse('INVALID_TFA_CODE')
    await throttle.forgive(tx)
  }
}
