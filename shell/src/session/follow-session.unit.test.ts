import { afterEach, expect, spyOn, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { csrfTokenAtom, endedAtom, enterSession, leavingAtom, registerDraft, store } from '@lernspur/app-runtime'
import { whoAmIOf } from '@lernspur/app-runtime/testing/people'
import { followSession } from './follow-session'

inBrowser()
const subscribed = spyOn(store, 'sub')
afterEach(() => {
  // The page follows its session as long as it is open; here it ends with the test.
  for (const { value } of subscribed.mock.results) (value as () => void)()
  store.set(endedAtom, false)
  store.set(leavingAtom, false)
})

test('what can still be kept when a session ends is kept first, and nothing says that it was lost', async () => {
  const left = Promise.withResolvers<string>()
  spyOn(location, 'assign').mockImplementation((target) => left.resolve(String(target)))
  enterSession({ csrfToken: 'token', whoAmI: whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' }) })
  followSession(() => ({ pathname: '/class/1/skills', search: '', hash: '' }))
  let isOpen = true
  const retained: unknown[] = []
  const storeIt = async () => {
    await Promise.resolve()
    // The device keeps it under the name of whoever is signed in.
    retained.push(store.get(csrfTokenAtom))
    isOpen = false
  }
  registerDraft('typed', {
    get isOpen() {
      return isOpen
    },
    persist: storeIt,
  })
  store.set(endedAtom, true)
  expect(await left.promise).toBe('/auth/login?back=%2Fclass%2F1%2Fskills&reason=expired')
  expect([retained, store.get(csrfTokenAtom)]).toEqual([['token'], null])
})

test.each([
  ['/', '?email=a%40schule.example&code=c0de', '/auth/reset-password?email=a%40schule.example&code=c0de'],
  [
    '/auth/finish-registration',
    '?email=a%40schule.example&code=c0de',
    '/auth/reset-password?email=a%40schule.example&code=c0de',
  ],
  ['/', '?authAttempt=1&code=c0de', '/auth/login?authAttempt=1&code=c0de'],
  ['/auth/email-change', '?code=c0de', '/auth/email-change?code=c0de'],
  ['/auth/second-factor', '?code=c0de', '/auth/second-factor?code=c0de'],
  ['/profile', '?code=c0de&state=1', '/auth/login?back=%2Fprofile%3Fcode%3Dc0de%26state%3D1&reason=expired'],
])('a session that ends at %s%s leads to %s', async (pathname, search, target) => {
  const left = Promise.withResolvers<string>()
  spyOn(location, 'assign').mockImplementation((assigned) => left.resolve(String(assigned)))
  enterSession({ csrfToken: 'token', whoAmI: whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' }) })
  followSession(() => ({ pathname, search, hash: '' }))
  store.set(endedAtom, true)
  expect(await left.promise).toBe(target)
})
