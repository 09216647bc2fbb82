import { expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { safeBack, signInPath } from './sign-in-path'

inBrowser()

test('the return URL and the reason are in the URL of the sign-in page', () => {
  expect(signInPath('/class/1/skills?subject=2', 'expired')).toBe(
    '/auth/login?back=%2Fclass%2F1%2Fskills%3Fsubject%3D2&reason=expired',
  )
  expect(signInPath('/profile#two-factor')).toBe('/auth/login?back=%2Fprofile%23two-factor')
  expect(signInPath('/profile', 'expired', true)).toBe('/auth/login?back=%2Fprofile&reason=expired&lost=')
  expect(signInPath('/')).toBe('/auth/login')
  expect(signInPath('/auth/login?back=%2F', 'signed-out')).toBe('/auth/login?reason=signed-out')
})

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/..//evil.example',
  '///',
  '/auth/login',
  '/../auth/login',
])('never returns to %p', (back) => expect(safeBack(back)).toBe('/'))

test('returns to a URL of this site', () => {
  expect(safeBack('/class/1/skills?subject=2')).toBe('/class/1/skills?subject=2')
})
