import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { answering, inBrowser, inOtherTab } from '@lernspur/api-client/testing/browser'
import { failure } from '@lernspur/api-client/testing/failure'
import {
  currentClassIdAtom,
  endedAtom,
  enterSession,
  identityAtom,
  leaveSession,
  nameOrderAtom,
  queryClient,
  refreshWhoAmI,
  sessionAtom,
  startAppRuntime,
  store,
} from '../app-runtime'
import { whoAmIOf } from '../testing/people'

inBrowser()
beforeAll(async () => void (await startAppRuntime()))
beforeEach(leaveSession)

const anna = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' })
const bert = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000b' })

const stored = () =>
  Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => {
      const key = localStorage.key(index) ?? ''
      return [key, localStorage.getItem(key)]
    }),
  )

describe('a session', () => {
  test('stores token, who-am-I and current class in local storage, nothing else', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    store.set(currentClassIdAtom, 'class-1')
    expect(stored()).toEqual({
      'lernspur-csrf-token': 'token',
      'lernspur-who-am-i': JSON.stringify(anna),
      'lernspur-current-class': 'class-1',
    })
  })

  test('has a role and a school', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    expect(store.get(sessionAtom)).toMatchObject({ role: { roleType: 'user' }, tenant: { name: 'Lindenschule' } })
  })

  test('has no role in a school where the role is disabled', () => {
    const [role] = anna.userRoles
    enterSession({ csrfToken: 'token', whoAmI: { ...anna, userRoles: role ? [{ ...role, status: 'disabled' }] : [] } })
    expect(store.get(sessionAtom)).toMatchObject({ role: null, tenant: null })
  })

  test('leaves no data behind', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    leaveSession()
    expect(stored()).toEqual({})
    expect(store.get(sessionAtom)).toBeNull()
  })

  test('drops the current class when the school changes, and keeps it otherwise', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    store.set(currentClassIdAtom, 'class-1')
    enterSession({ csrfToken: 'token-2', whoAmI: anna })
    expect(store.get(currentClassIdAtom)).toBe('class-1')
    enterSession({ csrfToken: 'token-3', whoAmI: { ...anna, currentTenantId: null } })
    expect(store.get(currentClassIdAtom)).toBeNull()
  })
})

describe('a choice of the user', () => {
  /** The service holds each answer back until the test lets it go. */
  const holding = () => {
    const held: { readonly path: string; readonly answer: (data: unknown) => void }[] = []
    answering((request) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      const answer = (data: unknown) => resolve(Response.json({ success: true, data }))
      held.push({ path: new URL(request.url).pathname, answer })
      return promise
    })
    const next = async (path: string) => {
      for (;;) {
        const at = held.findIndex((one) => one.path === path)
        if (at >= 0) return held.splice(at, 1)[0]
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    return next
  }

  test('outlives a read of the user that began before it was saved, and gives way to a later one', async () => {
    const next = holding()
    enterSession({ csrfToken: 'token', whoAmI: anna })
    const reading = refreshWhoAmI()
    const read = await next('/api/auth/whoami')
    store.set(nameOrderAtom, 'lastName')
    read?.answer({ ...anna, nameOrder: 'firstName' })
    await reading
    expect(store.get(nameOrderAtom)).toBe('lastName')

    // Another read begins before the choice is answered, and is answered after it.
    queryClient.clear()
    const again = refreshWhoAmI()
    const older = await next('/api/auth/whoami')
    const saving = await next('/api/users/me')
    saving?.answer({ ...anna, nameOrder: 'lastName' })
    await new Promise((resolve) => setTimeout(resolve, 5))
    older?.answer({ ...anna, nameOrder: 'firstName' })
    await again
    expect(store.get(nameOrderAtom)).toBe('lastName')

    // What is read from here on is newer: the choice may have changed on another device.
    queryClient.clear()
    const last = refreshWhoAmI()
    const newer = await next('/api/auth/whoami')
    newer?.answer({ ...anna, nameOrder: 'firstName' })
    await last
    expect(store.get(nameOrderAtom)).toBe('firstName')
  })
})

describe('several tabs', () => {
  test('a sign-out in another tab ends this session', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    inOtherTab('lernspur-csrf-token', null)
    expect(store.get(sessionAtom)).toBeNull()
    expect(store.get(identityAtom)).toBeNull()
  })

  test('a sign-in of another user in another tab is detected', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    const seen: (string | null)[] = []
    const stop = store.sub(identityAtom, () => seen.push(store.get(identityAtom)))
    inOtherTab('lernspur-who-am-i', JSON.stringify(bert))
    stop()
    expect(seen).toEqual([`${bert.id} ${bert.currentTenantId}`])
  })

  test('a class chosen in another tab is the current one here', () => {
    inOtherTab('lernspur-current-class', 'class-2')
    expect(store.get(currentClassIdAtom)).toBe('class-2')
  })

  test('unreadable values are ignored', () => {
    enterSession({ csrfToken: 'token', whoAmI: anna })
    inOtherTab('lernspur-who-am-i', '{"id":17}')
    expect(store.get(sessionAtom)).toBeNull()
    inOtherTab('lernspur-who-am-i', 'not json')
    expect(store.get(sessionAtom)).toBeNull()
  })
})

describe('INVALID_TOKEN', () => {
  const failing = () =>
    queryClient
      .query({ queryKey: ['any', Math.random()], queryFn: () => Promise.reject(invalidToken()) })
      .catch(() => null)
  const invalidToken = () => failure(401, 'INVALID_TOKEN')

  test('of any read ends the session', async () => {
    answering(() => new Response())
    enterSession({ csrfToken: 'token', whoAmI: anna })
    await failing()
    expect(store.get(endedAtom)).toBe(true)
  })

  test('is ignored for a visitor', async () => {
    store.set(endedAtom, false)
    await failing()
    expect(store.get(endedAtom)).toBe(false)
  })
})
