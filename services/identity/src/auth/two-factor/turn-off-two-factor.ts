import type { ProveTwoFactor } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { TokenAndPerson } from '../session/answer-sign-in'
import type { Confirmation } from '../session/confirm-password'
import { renewSession } from '../session/renew-session'
import { readWhoAmI } from '../who-am-i'
import { writeForRole } from '../write-for-role'
import { proveTwoFactor } from './prove-two-factor'

/**
 * Turns the second factor off and deletes its secret and recovery codes. Ends all other sessions and gives this one a
 * new token. PASSWORD_MISMATCH, INVALID_TFA_CODE, TOO_MANY_REQUESTS, INVALID_PARAMETERS when it is off.
 */
export const turnOffTwoFactor = async (
  call: Call,
  proof: ProveTwoFactor,
  confirmation: Confirmation,
): Promise<TokenAndPerson> => {
  const take = await proveTwoFactor(call, proof, confirmation)
  const { userId, role } = call.session
  return writeForRole(call.db, role, async (tx) => {
    await take(tx)
    await tx`delete from two_factor where user_id = ${userId}`
    const token = await renewSession(tx, call.session)
    if (role) await audit(tx, call, 'two-factor.delete', userId)
    return { token, whoAmI: await readWhoAmI(tx, { userId, role }) }
  })
}
