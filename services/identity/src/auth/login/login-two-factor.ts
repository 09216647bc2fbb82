import type { LoginTwoFactor } from '@lernspur/contracts/auth.contract'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { isCode, moveAttempt, readAttempt } from '../attempt/auth-attempt.query'
import { moves } from '../attempt/auth-attempt.states'
import { loseTry, takeTry } from '../attempt/second-step'
import { findAccountOf } from '../session/account'
import type { TokenAndPerson } from '../session/answer-sign-in'
import { startSession } from '../session/start-session'
import type { Visitor } from '../session/visitor'
import { makeThrottle } from '../sign-in-throttle'
import { matchCode, useCode } from '../two-factor/second-factor'

/**
 * Finishes an attempt that waits for the second factor, in the browser that has its verification code. NOT_FOUND,
 * INVALID_TFA_CODE, INVALID_LOGIN for another browser, INVALID_PARAMETERS when the attempt does not wait for it or has
 * failed, TOO_MANY_REQUESTS as for signing in.
 */
export const loginTwoFactor = async (
  call: Call,
  { tfaCode, authAttempt }: LoginTwoFactor,
  visitor: Visitor,
  secret: string,
): Promise<TokenAndPerson> => {
  const { db } = call
  const attempt = await readAttempt(db, authAttempt.id)
  if (!moves[attempt.status].passCode || attempt.userId === null) return refuse('INVALID_PARAMETERS')
  const throttle = makeThrottle(db, secret, attempt.email ?? '', visitor.client)
  await throttle.countAttempt()
  await takeTry(db, attempt)
  const account = await findAccountOf(db, attempt.userId)
  const isBrowser = isCode(authAttempt.verificationCode, attempt.verificationHash)
  if (!account || !isBrowser) return loseTry(db, attempt, 'INVALID_LOGIN')
  const match = await matchCode(db, secret, account.userId, tfaCode)
  if (!match) return loseTry(db, attempt, 'INVALID_TFA_CODE')
  return startSession(call, account, visitor, async (tx) => {
    await moveAttempt(tx, attempt, 'passCode')
    if (!(await useCode(tx, account.userId, match))) refuse('INVALID_TFA_CODE')
    await throttle.forgive(tx)
  })
}
