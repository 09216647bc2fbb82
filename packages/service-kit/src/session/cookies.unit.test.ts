import { expect, test } from 'bun:test'
import {
  endedSessionCookie,
  preSessionCookie,
  preSessionCookieName,
  readCookie,
  sessionCookie,
  sessionCookieName,
} from './cookies'

const plain = 'http://localhost:4201'
const secure = 'https://app.schule.example'

test('two instances on one machine keep their cookies apart', () => {
  expect(sessionCookieName(plain)).toBe('lernspur-4201')
  expect(sessionCookieName('http://localhost:4202')).toBe('lernspur-4202')
  expect(sessionCookieName('http://localhost')).toBe('lernspur-80')
  expect(preSessionCookieName(plain)).toBe('lernspur-4201-pre')
})

test('https binds the cookie to this host', () => {
  expect(sessionCookie(secure, 'abc')).toBe(
    '__Host-lernspur=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=1209600',
  )
  expect(preSessionCookie(secure, 'abc')).toBe('__Host-lernspur-pre=abc; Path=/; HttpOnly; SameSite=Lax; Secure')
})

test('scripts cannot read the cookie, and it ends with the session', () => {
  expect(sessionCookie(plain, 'abc')).toBe('lernspur-4201=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600')
  expect(endedSessionCookie(plain)).toContain('lernspur-4201=; ')
  expect(endedSessionCookie(plain)).toContain('Max-Age=0')
})

test('a cookie is found by its whole name', () => {
  expect(readCookie('a=1; lernspur-80=token ; b=2', 'lernspur-80')).toBe('token')
  expect(readCookie('xlernspur-80=1; lernspur-80=2', 'lernspur-80')).toBe('2')
  expect(readCookie('lernspur-80', 'lernspur-80')).toBeUndefined()
  expect(readCookie(null, 'lernspur-80')).toBeUndefined()
})
