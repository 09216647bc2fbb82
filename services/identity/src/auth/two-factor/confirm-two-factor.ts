import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { TokenAndPerson } from '../session/answer-sign-in'
import { renewSession } from '../session/renew-session'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { readWhoAmI } from '../who-am-i'
import { writeForRole } from '../write-for-role'
import { replaceRecoveryCodes } from './recovery-code'
import { openSecret } from './sealed-secret'
import { stepOf } from './totp'

/** Who confirms, for the throttle. */
export interface Confirmer {
  readonly secret: string
  readonly client: string
}

/**
 * Turns the second factor on by a first code of the authenticator, which is consumed. Ends all other sessions and gives
 * this one a new token. INVALID_TFA_CODE, TOO_MANY_REQUESTS, INVALID_PARAMETERS when there is nothing to confirm.
 */
export const confirmTwoFactor = async (
  call: Call,
  tfaCode: string,
  { secret, client }: Confirmer,
): Promise<TokenAndPerson & { recoveryCodes: string[] }> => {
  const { userId, sessionId, role } = call.session
  const throttle = makeThrottle(call.db, secret, { account: `two-factor ${userId}`, client, device: sessionId })
  await throttle.countAttempt()
  const [waiting] = await call.db<{ sealedSecret: Uint8Array }[]>`
    select sealed_secret from two_factor where user_id = ${userId} and turned_on_at is null`
  if (!waiting) return refuse('INVALID_PARAMETERS')
  const { sealedSecret } = waiting
  const step = stepOf(openSecret(secret, userId, sealedSecret), tfaCode)
  if (step === undefined) return refuse('INVALID_TFA_CODE')
  return writeForRole(call.db, role, async (tx) => {
    // Only the secret that the code was checked against: it may have been replaced in the meantime.
    const turned = await tx`
      update two_factor set turned_on_at = now(), last_step = ${step}
      where user_id = ${userId} and turned_on_at is null and sealed_secret = ${sealedSecret} returning user_id`
    if (turned.length === 0) refuse('INVALID_PARAMETERS')
    const recoveryCodes = await replaceRecoveryCodes(tx, secret, userId)
    const token = await renewSession(tx, call.session)
    await throttle.forgive(tx)
    if (role) await audit(tx, call, 'two-factor.confirm', userId)
    return { token, whoAmI: await readWhoAmI(tx, { userId, role }), recoveryCodes }
  })
}
