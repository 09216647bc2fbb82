import type { ProveTwoFactor } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { Confirmation } from '../session/confirm-password'
import { writeForRole } from '../write-for-role'
import { proveTwoFactor } from './prove-two-factor'
import { replaceRecoveryCodes } from './recovery-code'

/**
 * Replaces the recovery codes by ten new ones. PASSWORD_MISMATCH, INVALID_TFA_CODE, TOO_MANY_REQUESTS,
 * INVALID_PARAMETERS when the second factor is off.
 */
export const renewRecoveryCodes = async (
  call: Call,
  proof: ProveTwoFactor,
  confirmation: Confirmation,
): Promise<{ recoveryCodes: string[] }> => {
  const take = await proveTwoFactor(call, proof, confirmation)
  const { userId, role } = call.session
  return writeForRole(call.db, role, async (tx) => {
    await take(tx)
    const recoveryCodes = await replaceRecoveryCodes(tx, confirmation.secret, userId)
    if (role) await audit(tx, call, 'two-factor.update', userId)
    return { recoveryCodes }
  })
}
