import type { KitConfig } from '../process/config'
import { endedSessionCookie, preSessionCookie, sessionCookie } from '../session/cookies'
import { csrfHeader, csrfToken } from '../session/csrf'
import { newToken } from '../session/token'

/** What an answer carries beside its data. Only routes touch it, verbs do not. */
export interface Reply {
  /** Puts (or rolls) the session cookie; returns the CSRF token that belongs to it. */
  keepSession(token: string): string
  /** Takes the session cookie away; the browser is a visitor again and finds its CSRF token in the header of that name. */
  endSession(): void
}

/** A reply that collects into `headers`. */
export const makeReply = (headers: Headers, { publicUrl, secret }: KitConfig): Reply => ({
  keepSession: (token) => {
    headers.append('set-cookie', sessionCookie(publicUrl, token))
    return csrfToken(secret, token)
  },
  endSession: () => {
    const token = newToken()
    headers.append('set-cookie', endedSessionCookie(publicUrl))
    headers.append('set-cookie', preSessionCookie(publicUrl, token))
    headers.set(csrfHeader, csrfToken(secret, token))
  },
})
