import type { SignedIn, TfaDemand } from '@lernspur/contracts/identity/auth.contract'
import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'

/** A session with its new token. */
export interface TokenAndPerson {
  readonly token: string
  /** The new cookie of a device that is known from now on. */
  readonly deviceToken?: string | undefined
  readonly whoAmI: WhoAmI
}

interface SessionCookies {
  setSessionCookie(token: string): string
  setDeviceCookie(token: string): void
}

/** Sets the cookies of the session and of a known device, and returns the page's CSRF token. */
export const answerSession = (reply: SessionCookies, { token, deviceToken, whoAmI }: TokenAndPerson): SignedIn => {
  const csrfToken = reply.setSessionCookie(token)
  if (deviceToken !== undefined) reply.setDeviceCookie(deviceToken)
  return { csrfToken, whoAmI }
}

/** As `answerSession`; without a session when the second factor is required. */
export const answerSignIn = (reply: SessionCookies, outcome: TokenAndPerson | TfaDemand): SignedIn | TfaDemand =>
  'authAttempt' in outcome ? outcome : answerSession(reply, outcome)
