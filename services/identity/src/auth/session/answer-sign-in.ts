import type { SignedIn, TfaDemand } from '@lernspur/contracts/auth.contract'
import type { WhoAmI } from '@lernspur/contracts/user.contract'

/** A session with its new token. */
export interface TokenAndPerson {
  readonly token: string
  readonly whoAmI: WhoAmI
}

interface SessionKeeper {
  keepSession(token: string): string
}

/** Sets the session cookie, and returns the page's CSRF token. */
export const answerSession = (reply: SessionKeeper, { token, whoAmI }: TokenAndPerson): SignedIn => ({
  csrfToken: reply.keepSession(token),
  whoAmI,
})

/** As `answerSession`; without a session when the second factor is required. */
export const answerSignIn = (reply: SessionKeeper, outcome: TokenAndPerson | TfaDemand): SignedIn | TfaDemand =>
  'authAttempt' in outcome ? outcome : answerSession(reply, outcome)
