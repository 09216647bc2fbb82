import type { KitConfig } from '../process/config'
import { deviceCookie, endedSessionCookie, preSessionCookie, sessionCookie } from '../session/cookies'
import { csrfHeader, csrfToken } from '../session/csrf'
import { newToken } from '../session/token'

/** What an answer carries beside its data. Only routes touch it, verbs do not. */
export interface Reply {
  /** Sets (or renews) the session cookie; returns its CSRF token. */
  setSessionCookie(token: string): string
  /** Sets the cookie by which the device is known from now on. */
  setDeviceCookie(token: string): void
  /** Tells how many rows there are in all, and addresses of other pages (RFC 8288), where the answer has no envelope. */
  setPage(count: number, links: string): void
  /** Removes the session cookie; the browser becomes a visitor and gets its CSRF token in the header of that name. */
  endSession(): void
}

/** A reply that collects into `headers`. */
export const makeReply = (headers: Headers, { publicUrl, secret }: KitConfig): Reply => ({
  setSessionCookie: (token) => {
    headers.append('set-cookie', sessionCookie(publicUrl, token))
    return csrfToken(secret, token)
  },
  setDeviceCookie: (token) => headers.append('set-cookie', deviceCookie(publicUrl, token)),
  setPage: (count, links) => {
    headers.set('x-total-count', String(count))
    headers.set('link', links)
  },
  endSession: () => {
    const token = newToken()
    headers.append('set-cookie', endedSessionCookie(publicUrl))
    headers.append('set-cookie', preSessionCookie(publicUrl, token))
    headers.set(csrfHeader, csrfToken(secret, token))
  },
})
