import type { LoginTwoFactor } from '@lernspur/contracts/identity/auth.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isCode, moveAttempt, readAttempt } from '../attempt/auth-attempt.query'
import { moves } from '../attempt/auth-attempt.states'
import { recordFailedTry, spendTry } from '../attempt/second-step'
import { findAccountOf } from '../session/account'
import type { TokenAndPerson } from '../session/answer-sign-in'
import { startSession } from '../session/start-session'
import type { Visitor } from '../session/visitor'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { findKnownDevice } from '../throttle/known-device'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { matchCode, useCode } from '../two-factor/second-factor'
import { recordWrongCode } from '../two-factor/wrong-code'
import { objectByFactor } from '../two-factor-reset/object-to-reset'

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
  const { client, deviceToken } = visitor
  const email = attempt.email ?? ''
  const device = await findKnownDevice(db, email, deviceToken)
  const throttle = makeThrottle(db, secret, { account: email, client, device, isCode: true })
  await throttle.countAttempt()
  await spendTry(db, attempt)
  const account = await findAccountOf(db, attempt.userId)
  const lose = async (code: 'INVALID_LOGIN' | 'INVALID_TFA_CODE') => {
    await auditFailedSignIn(call, attempt.userId)
    return recordFailedTry(db, attempt, code)
  }
  const isBrowser = isCode(authAttempt.verificationCode, attempt.verificationHash)
  if (!account || !isBrowser) return lose('INVALID_LOGIN')
  const match = await matchCode(db, secret, account.userId, tfaCode)
  if (!match) {
    await recordWrongCode(db, account.userId)
    return lose('INVALID_TFA_CODE')
  }
  const finish = async (tx: Transaction) => {
    await moveAttempt(tx, attempt, 'passCode')
    if (!(await useCode(tx, account.userId, match))) refuse('INVALID_TFA_CODE')
    await objectByFactor(tx, account.userId, call.requestId)
    await throttle.forgive(tx)
  }
  return startSession(call, account, visitor, finish, attempt.id)
}
