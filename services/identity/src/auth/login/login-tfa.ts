import type { LoginTfa } from '@lernspur/contracts/identity/auth.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { findAccount } from '../session/account'
import type { TokenAndPerson } from '../session/answer-sign-in'
import { startSession } from '../session/start-session'
import type { Visitor } from '../session/visitor'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { findKnownDevice } from '../throttle/known-device'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { matchCode, useCode } from '../two-factor/second-factor'
import { recordWrongCode } from '../two-factor/wrong-code'
import { objectByFactor } from '../two-factor-reset/object-to-reset'
import type { LoginMeans } from './login'

/**
 * Signs in with both factors in one call. INVALID_LOGIN for either wrong factor and for an account without a second
 * factor; both are always checked. TOO_MANY_REQUESTS, 503 under overload.
 */
export const loginTfa = async (
  call: Call,
  { email, password, tfaCode }: LoginTfa,
  visitor: Visitor,
  { checkPassword, secret }: LoginMeans,
): Promise<TokenAndPerson> => {
  const address = email.toLowerCase()
  const device = await findKnownDevice(call.db, address, visitor.deviceToken)
  const { client } = visitor
  const throttle = makeThrottle(call.db, secret, { account: address, client, device, isCode: true })
  await throttle.countAttempt()
  const account = await findAccount(call.db, address)
  const match = await matchCode(call.db, secret, account?.userId ?? null, tfaCode)
  const isRight = await checkPassword({ client, account: address }, password, account?.passwordHash ?? null)
  if (!account || !isRight || !match) {
    // A code counts as tried by whoever knows the password; the same statement runs for all others.
    await recordWrongCode(call.db, account && isRight && !match ? account.userId : null)
    await auditFailedSignIn(call, account?.userId ?? null)
    return refuse('INVALID_LOGIN')
  }
  return startSession(call, account, visitor, async (tx) => {
    if (!(await useCode(tx, account.userId, match))) refuse('INVALID_LOGIN')
    await objectByFactor(tx, account.userId, call.requestId)
    await throttle.forgive(tx)
  })
}
