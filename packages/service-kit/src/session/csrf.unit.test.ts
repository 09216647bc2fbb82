import { expect, test } from 'bun:test'
import { csrfHeader, csrfToken, hasCsrfToken, readTokens } from './csrf'
import { newToken, tokenHash } from './token'

const secret = 'ab'.repeat(32)
const publicUrl = 'http://localhost:3000'
const session = newToken()
const preSession = newToken()

const headers = (cookies: string, token?: string): Headers =>
  new Headers({ cookie: cookies, ...(token && { [csrfHeader]: token }) })

const isAccepted = (sent: Headers, isPublic: boolean): boolean =>
  hasCsrfToken(sent, readTokens(sent, publicUrl), secret, isPublic)

test('a token belongs to one session and one installation', () => {
  expect(csrfToken(secret, session)).toBe(csrfToken(secret, session))
  expect(csrfToken(secret, session)).not.toBe(csrfToken(secret, preSession))
  expect(csrfToken(secret, session)).not.toBe(csrfToken('cd'.repeat(32), session))
  expect(csrfToken(secret, session)).toMatch(/^[\w-]{43}$/)
})

test('a call of a session accepts its own token only', () => {
  const cookies = `lernspur-3000=${session}; lernspur-3000-pre=${preSession}`
  expect(isAccepted(headers(cookies, csrfToken(secret, session)), false)).toBe(true)
  expect(isAccepted(headers(cookies, csrfToken(secret, preSession)), false)).toBe(false)
  expect(isAccepted(headers(cookies), false)).toBe(false)
  expect(isAccepted(headers(cookies, ''), false)).toBe(false)
  expect(isAccepted(headers(cookies, 'ä'.repeat(43)), false)).toBe(false)
  expect(isAccepted(headers('', csrfToken(secret, session)), false)).toBe(false)
})

test('a public call accepts the token of the pre-session as well', () => {
  const cookies = `lernspur-3000-pre=${preSession}`
  expect(isAccepted(headers(cookies, csrfToken(secret, preSession)), true)).toBe(true)
  expect(isAccepted(headers(cookies, csrfToken(secret, session)), true)).toBe(false)
  expect(isAccepted(headers('', csrfToken(secret, '')), true)).toBe(false)
})

test('a token is 32 random bytes and is stored as a hash', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
  expect(newToken()).not.toBe(newToken())
  expect(tokenHash(session)).toHaveLength(32)
  expect(tokenHash(session).toString('base64url')).not.toBe(session)
})
