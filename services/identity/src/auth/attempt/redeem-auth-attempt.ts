import type { WhoAmI } from '@lernspur/contracts/user.contract'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { findAccount, startSession } from '../session/start-session'
import { isCode, moveAttempt, readAttempt, refuseCode } from './auth-attempt.query'
import { moves } from './auth-attempt.states'

/**
 * Makes a session of an attempt, once. NOT_FOUND, INVALID_LOGIN without the verification code where it is needed,
 * INVALID_PARAMETERS when the attempt is not ready or over.
 */
export const redeemAuthAttempt = async (
  call: Call,
  { id, verificationCode }: { readonly id: string; readonly verificationCode: string | undefined },
  presented: string | undefined,
): Promise<{ token: string; whoAmI: WhoAmI }> => {
  const attempt = await readAttempt(call.db, id)
  if (!moves[attempt.status].redeem) refuse('INVALID_PARAMETERS')
  const needsCode = attempt.status === 'successForSameDevice'
  if (needsCode && !isCode(verificationCode, attempt.verificationHash)) return refuseCode(call.db, attempt)
  const account = (await findAccount(call.db, attempt.email)) ?? refuse('INVALID_LOGIN')
  return startSession(call, account, presented, async (tx) => {
    await moveAttempt(tx, attempt, 'redeem')
  })
}
