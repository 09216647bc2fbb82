import type { SignedIn, TfaDemand } from '@lernspur/contracts/auth.contract'
import type { WhoAmI } from '@lernspur/contracts/user.contract'

/** A session that goes on with this token. */
export interface TokenAndPerson {
  readonly token: string
  readonly whoAmI: WhoAmI
}

interface SessionKeeper {
  keepSession(token: string): string
}

/** Gives the browser its session cookie, and the page its CSRF token. */
export const answerSession = (reply: SessionKeeper, { token, whoAmI }: TokenAndPerson): SignedIn => ({
  csrfToken: reply.keepSession(token),
  whoAmI,
})

/** As `answerSession`; a demand for the second factor goes out without any session. */
export const answerSignIn = (reply: SessionKeeper, outcome: TokenAndPerson | TfaDemand): SignedIn | TfaDemand =>
  'authAttempt' in outcome ? outcome : answerSession(reply, outcome)
