import { createHmac, timingSafeEqual } from 'node:crypto'
import { preSessionCookieName, readCookie, sessionCookieName } from './cookies'
import { isToken } from './token'

/** Header of every call but GET and HEAD. */
export const csrfHeader = 'x-csrf-token'

/** What making tokens and cookies takes. */
export interface CsrfConfig {
  readonly secret: string
  readonly publicUrl: string
}

/** Keys by secret: a process has one, and needs its key with each call that writes. */
const csrfKeys = new Map<string, Buffer>()

/** Key of the CSRF tokens, derived so that the secret itself signs nothing. */
const csrfKey = (secret: string): Buffer => {
  const known = csrfKeys.get(secret)
  if (known) return known
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('csrf').digest()
  csrfKeys.set(secret, key)
  return key
}

/** CSRF token of a session token or a pre-session token, 43 characters (rule session.4). */
export const csrfToken = (secret: string, token: string): string =>
  createHmac('sha256', csrfKey(secret)).update(token).digest('base64url')

/** Whether `candidate` belongs to `token`, compared in constant time. */
const isCsrfToken = (secret: string, token: string, candidate: string): boolean => {
  const expected = Buffer.from(csrfToken(secret, token))
  const given = Buffer.from(candidate)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Session and pre-session token of a browser, if present. */
interface BrowserTokens {
  readonly session?: string
  readonly preSession?: string
}

/** The tokens in the cookies of a request. */
export const readTokens = (headers: Headers, publicUrl: string): BrowserTokens => {
  const header = headers.get('cookie')
  const session = readCookie(header, sessionCookieName(publicUrl))
  const preSession = readCookie(header, preSessionCookieName(publicUrl))
  return { ...(isToken(session) && { session }), ...(isToken(preSession) && { preSession }) }
}

/**
 * Whether a request carries the CSRF token of its browser. A call of a session needs the token of that session; a
 * public call also takes the one of the pre-session, because a page may be older than the end of its session.
 */
export const hasCsrfToken = (
  headers: Headers,
  { session, preSession }: BrowserTokens,
  secret: string,
  isPublic: boolean,
): boolean => {
  const candidate = headers.get(csrfHeader)
  const accepted = isPublic ? [session, preSession] : [session]
  return candidate !== null && accepted.some((token) => token !== undefined && isCsrfToken(secret, token, candidate))
}
