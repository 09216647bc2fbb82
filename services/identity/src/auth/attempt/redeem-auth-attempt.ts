import type { TfaDemand } from '@lernspur/contracts/identity/auth.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { findAccount, findAccountOf } from '../session/account'
import type { TokenAndPerson } from '../session/answer-sign-in'
import { startSession } from '../session/start-session'
import type { Visitor } from '../session/visitor'
import { isCode, moveAttempt, readAttempt, refuseCode } from './auth-attempt.query'
import { moves } from './auth-attempt.states'
import { demandCodeOf } from './second-step'

/**
 * Creates the session of an attempt, once; for an account with a second factor the attempt first waits for that.
 * NOT_FOUND, INVALID_LOGIN without the verification code where one is required, INVALID_PARAMETERS when the attempt is
 * not ready or has ended.
 */
export const redeemAuthAttempt = async (
  call: Call,
  { id, verificationCode }: { readonly id: string; readonly verificationCode: string | undefined },
  visitor: Visitor,
): Promise<TokenAndPerson | TfaDemand> => {
  const attempt = await readAttempt(call.db, id)
  if (!moves[attempt.status].redeem) refuse('INVALID_PARAMETERS')
  const needsCode = attempt.status === 'successForSameDevice'
  if (needsCode && !isCode(verificationCode, attempt.verificationHash)) return refuseCode(call.db, attempt)
  const { userId, email } = attempt
  const account = await (userId === null ? findAccount(call.db, email ?? '') : findAccountOf(call.db, userId))
  if (!account) return refuse('INVALID_LOGIN')
  if (account.isTwoFactorOn) return { authAttempt: await demandCodeOf(call.db, attempt, account) }
  const redeem = async (tx: Transaction) => {
    await moveAttempt(tx, attempt, 'redeem')
  }
  return startSession(call, account, visitor, redeem, id)
}
