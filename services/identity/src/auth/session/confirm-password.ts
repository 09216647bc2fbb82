import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import type { Passwords } from '../password-check'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { makeThrottle, type Throttle } from '../throttle/sign-in-throttle'

/** What routes pass to the verbs that ask for the password again. */
export interface Confirmation {
  readonly passwords: Passwords
  readonly secret: string
  /** Network address of the client. */
  readonly client: string
}

export interface ConfirmedPassword {
  readonly email: string
  readonly firstName: string
  /** The hash that was checked. */
  readonly passwordHash: string
  readonly throttle: Throttle
}

/**
 * Asks for the password again before a change that could take over the account. PASSWORD_MISMATCH, and
 * TOO_MANY_REQUESTS as for signing in.
 */
export const confirmPassword = async (
  call: Call,
  password: string,
  { passwords, secret, client }: Confirmation,
): Promise<ConfirmedPassword> => {
  const { db, session } = call
  const [account] = await db<{ email: string; firstName: string; passwordHash: string | null }[]>`
    select email, first_name, password_hash from app_user where id = ${session.userId}`
  if (!account) return refuse('INVALID_TOKEN')
  const { email, firstName, passwordHash } = account
  const throttle = makeThrottle(db, secret, { account: email, client, device: session.sessionId })
  await throttle.countAttempt()
  const isRight = await passwords.check(password, passwordHash)
  if (!isRight || passwordHash === null) {
    await auditFailedSignIn(call, session.userId)
    return refuse('PASSWORD_MISMATCH')
  }
  return { email, firstName, passwordHash, throttle }
}
