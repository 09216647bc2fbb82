import type { Database } from '@lernspur/database/connection/connect'
import { testSecret } from '@lernspur/database/testing/test-server'
import { sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'

/** Public URL of services under test. */
export const testPublicUrl = 'http://localhost'

/** Headers of a browser that is signed in: session cookie and CSRF token. */
export interface SignedIn {
  readonly headers: Readonly<Record<'cookie' | 'x-csrf-token', string>>
  readonly sessionId: string
}

/** Signs a person in by inserting a session. Services must run with `testConfig`. */
export const signIn = async (
  owner: Database,
  { userId, userRoleId }: { readonly userId: string; readonly userRoleId: string | null },
): Promise<SignedIn> => {
  const token = newToken()
  const [session] = await owner<{ id: string }[]>`
    insert into session (token_hash, user_id, user_role_id, confirmed_at)
    values (${tokenHash(token)}, ${userId}, ${userRoleId}, 'infinity')
    returning id`
  if (!session) throw new Error('The session was not made.')
  return {
    sessionId: session.id,
    headers: {
      cookie: `${sessionCookieName(testPublicUrl)}=${token}`,
      [csrfHeader]: csrfToken(testSecret, token),
    },
  }
}
