import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { answering, inBrowser, inOtherTab } from '@lernspur/api-client/testing/browser'
import { failure } from '@lernspur/api-client/testing/failure'
import {
  currentClassIdAtom,
  endedAtom,
  enterSession,
  identityAtom,
  leaveSession,
  queryClient,
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
