import { createHmac, timingSafeEqual } from 'node:crypto'

/** Key of the CSRF tokens, derived so that the secret itself signs nothing. */
const csrfKey = (secret: string): Buffer => createHmac('sha256', Buffer.from(secret, 'hex')).update('csrf').digest()

/** CSRF token of a session token or a pre-session token, 43 characters (decisions: sign-in). */
export const csrfToken = (secret: string, token: string): string =>
  createHmac('sha256', csrfKey(secret)).update(token).digest('base64url')

/** Compares in constant time. */
export const isCsrfToken = (secret: string, token: string, candidate: string): boolean => {
  const expected = Buffer.from(csrfToken(secret, token))
  const given = Buffer.from(candidate)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
