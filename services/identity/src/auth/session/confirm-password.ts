import { ApiError, refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import type { Passwords } from '../password-check'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { type Attempt, makeThrottle, type Throttle } from '../throttle/sign-in-throttle'

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

/** What did not confirm, from where. */
interface FailedConfirmation extends Pick<Attempt, 'isCode'> {
  readonly secret: string
  readonly client: string
  readonly email: string
}

/**
 * Audits a wrong answer, and counts it among the sign-ins of its network as well: whoever holds a session gains no
 * tries by it. The session itself is not held up by what others try (rule throttle.2).
 */
export const countFailedConfirmation = async (
  call: Call,
  { secret, email, ...attempt }: FailedConfirmation,
): Promise<void> => {
  const signIn = makeThrottle(call.db, secret, { account: email, ...attempt })
  await signIn.countAttempt().catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS')) throw error
  })
  await auditFailedSignIn(call, call.session.userId)
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
  const isRight = await passwords.check({ client, account: session.userId }, password, passwordHash)
  if (!isRight || passwordHash === null) {
    await countFailedConfirmation(call, { secret, client, email })
    return refuse('PASSWORD_MISMATCH')
  }
  return { email, firstName, passwordHash, throttle }
}
