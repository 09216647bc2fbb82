import type { Login, TfaDemand } from '@lernspur/contracts/identity/auth.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { demandCode } from '../attempt/second-step'
import type { PasswordCheck } from '../password-check'
import { findAccount } from '../session/account'
import type { TokenAndPerson } from '../session/answer-sign-in'
import { startSession } from '../session/start-session'
import type { Visitor } from '../session/visitor'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { findKnownDevice } from '../throttle/known-device'
import { makeThrottle } from '../throttle/sign-in-throttle'

/** What the password sign-in verbs need besides the request. */
export interface LoginMeans {
  readonly checkPassword: PasswordCheck
  readonly secret: string
}

/**
 * Signs in with address and password: a new session with a new token, in the last used role; for an account with a
 * second factor, an attempt that waits for it. INVALID_LOGIN for an unknown address as for a wrong password,
 * TOO_MANY_REQUESTS, 503 under overload.
 */
export const login = async (
  call: Call,
  { email, password }: Login,
  visitor: Visitor,
  { checkPassword, secret }: LoginMeans,
): Promise<TokenAndPerson | TfaDemand> => {
  const address = email.toLowerCase()
  const device = await findKnownDevice(call.db, address, visitor.deviceToken)
  const throttle = makeThrottle(call.db, secret, { account: address, client: visitor.client, device })
  await throttle.countAttempt()
  const account = await findAccount(call.db, address)
  const isRight = await checkPassword(
    { client: visitor.client, account: address },
    password,
    account?.passwordHash ?? null,
  )
  if (!account || !isRight) {
    await auditFailedSignIn(call, account?.userId ?? null)
    return refuse('INVALID_LOGIN')
  }
  // Not reset before the second factor, otherwise a person with the password could try codes without limit.
  if (account.isTwoFactorOn) return { authAttempt: await demandCode(call.db, account) }
  return startSession(call, account, visitor, throttle.forgive)
}
