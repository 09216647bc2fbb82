import type { Login } from '@lernspur/contracts/auth.contract'
import type { WhoAmI } from '@lernspur/contracts/user.contract'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import type { PasswordCheck } from './password-check'
import { findAccount, startSession } from './session/start-session'
import { makeThrottle } from './sign-in-throttle'

/** Who tries: the network address, and the session that this browser holds already. */
export interface Visitor {
  readonly client: string
  readonly token: string | undefined
}

/**
 * Signs in with address and password: a new session with a new token, in the role that was used last. INVALID_LOGIN
 * alike for an unknown address and a wrong password, TOO_MANY_REQUESTS, 503 in a rush.
 */
export const login = async (
  call: Call,
  { email, password }: Login,
  visitor: Visitor,
  { checkPassword, secret }: { checkPassword: PasswordCheck; secret: string },
): Promise<{ token: string; whoAmI: WhoAmI }> => {
  const address = email.toLowerCase()
  const throttle = makeThrottle(call.db, secret, address, visitor.client)
  await throttle.countAttempt()
  const account = await findAccount(call.db, address)
  const isRight = await checkPassword(password, account?.passwordHash ?? null)
  if (!account || !isRight) return refuse('INVALID_LOGIN')
  return startSession(call, account, visitor.token, throttle.forgive)
}
