import type { SignedIn, TfaDemand } from '@lernspur/contracts/identity/auth.contract'
import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'

/** A session with its new token. */
export interface TokenAndPerson {
  readonly token: string
  /** The new cookie of a device that is known from now on. */
  readonly deviceToken?: string | undefined
  readonly whoAmI: WhoAmI
}

interface SessionKeeper {
  keepSession(token: string): string
  keepDevice(token: string): void
}

/** Sets the cookies of the session and of a known device, and returns the page's CSRF token. */
export const answerSession = (reply: SessionKeeper, { token, deviceToken, whoAmI }: TokenAndPerson): SignedIn => {
  const csrfToken = reply.keepSession(token)
  if (deviceToken !== undefined) reply.keepDevice(deviceToken)
  return { csrfToken, whoAmI }
}

/** As `answerSession`; without a session when the second factor is required. */
export const answerSignIn = (reply: SessionKeeper, outcome: TokenAndPerson | TfaDemand): SignedIn | TfaDemand =>
  'authAttempt' in outcome ? outcome : answerSession(reply, outcome)
