import type { StartedAuthAttempt } from '@lernspur/contracts/identity/auth.contract'
import { authAttemptLimits } from '@lernspur/contracts/identity/auth-attempt.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import type { Account } from '../session/account'
import type { PresentAttempt } from './auth-attempt.query'
import { moves } from './auth-attempt.states'

/** Starts an attempt for an account whose first factor was correct; it waits for the second one. */
export const demandCode = async (tx: Transaction, { userId, email }: Account): Promise<StartedAuthAttempt> => {
  const [id, verificationCode] = [Bun.randomUUIDv7(), newToken()]
  await tx`
    insert into auth_attempt (id, email, user_id, status, verification_hash)
    values (${id}, ${email}, ${userId}, 'tfaRequired', ${tokenHash(verificationCode)})`
  return { id, status: 'tfaRequired', verificationCode }
}

/**
 * Lets an attempt wait for the second factor instead of redeeming it. The new verification code goes only to the
 * browser that may redeem it. INVALID_PARAMETERS when the attempt is past that step.
 */
export const demandCodeOf = async (
  tx: Transaction,
  { id, status }: PresentAttempt,
  { userId }: Account,
): Promise<StartedAuthAttempt> => {
  const next = moves[status].demandCode ?? refuse('INVALID_PARAMETERS')
  const verificationCode = newToken()
  const moved = await tx`
    update auth_attempt set status = ${next}, user_id = ${userId}, verification_hash = ${tokenHash(verificationCode)}
    where id = ${id} and status = ${status} and expires_at > now() returning id`
  return moved.length > 0 ? { id, status: next, verificationCode } : refuse('INVALID_PARAMETERS')
}

/** Uses one of the five tries before the code is checked, so that concurrent requests get no more than five. */
export const spendTry = async (tx: Transaction, { id, status }: PresentAttempt): Promise<void> => {
  const taken = await tx`
    update auth_attempt set wrong_codes = wrong_codes + 1
    where id = ${id} and status = ${status} and expires_at > now() and wrong_codes < ${authAttemptLimits.wrongCodes}
    returning id`
  if (taken.length === 0) refuse('INVALID_PARAMETERS')
}

/** Records a failed try; after the last one the attempt has failed. */
export const recordFailedTry = async (
  tx: Transaction,
  { id, status }: PresentAttempt,
  code: 'INVALID_LOGIN' | 'INVALID_TFA_CODE',
): Promise<never> => {
  await tx`
    update auth_attempt set status = ${moves[status].exhaust ?? status}
    where id = ${id} and status = ${status} and wrong_codes >= ${authAttemptLimits.wrongCodes}`
  return refuse(code)
}
