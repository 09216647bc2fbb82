import { afterEach, beforeEach, expect, mock, test } from 'bun:test'
import { answering, inBrowser } from '@lernspur/api-client/testing/browser'
import { csrfTokenAtom, enterSession, queryClient, sessionAtom, store, whoAmIAtom } from '@lernspur/app-runtime'
import { whoAmIOf } from '@lernspur/app-runtime/testing/people'
import { guard } from './guard'
import { recheckGuards } from './recheck-guards'

inBrowser()
const signOut = () => {
  store.set(csrfTokenAtom, null)
  store.set(whoAmIAtom, null)
  queryClient.clear()
}
// Before as well, because a file of the same process may have left somebody signed in.
beforeEach(signOut)
afterEach(signOut)

const stored = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' })
/** The guards of a user whose set-up is complete, without areas that ask for more. */
const mayEnter = (path: string): boolean => {
  const whoAmI = store.get(sessionAtom)?.whoAmI
  const state = {
    isSignedIn: store.get(csrfTokenAtom) !== null,
    isSetupCompleted: true,
    mustConsent: (whoAmI?.openConsents ?? []).length > 0,
    hasSchool: true,
    isManager: false,
    isProvider: false,
    isClassFinalized: true,
  }
  return guard(state, path, { needs: [], setupOf: { person: null, class: null } }) === null
}

/** Opens the page of a path, and tells how often the server was asked and the navigation begun again. */
const open = async (path: string, answer: () => Response) => {
  location.href = `http://localhost${path}`
  const requests = answering(answer)
  const revalidate = mock(async () => {})
  await recheckGuards({ mayEnter, revalidate })
  return [requests.length, revalidate.mock.calls.length]
}
const reading = (whoAmI: object) => () => Response.json({ success: true, data: whoAmI })

test.each(['/', '/profile', '/class/1/skills'])(
  'a visitor at %s is read about never, and goes there once',
  async (path) => {
    expect(await open(path, reading(stored))).toEqual([0, 0])
  },
)

test('a user who may stay goes there once', async () => {
  enterSession({ csrfToken: 'token', whoAmI: stored })
  expect(await open('/profile', reading(stored))).toEqual([1, 0])
})

test('a user whom the server knows otherwise is led on', async () => {
  enterSession({ csrfToken: 'token', whoAmI: stored })
  const outdated = { ...stored, openConsents: ['privacy'] }
  expect(await open('/profile', reading(outdated))).toEqual([1, 1])
})

test('an answer that fails leads nobody away', async () => {
  enterSession({ csrfToken: 'token', whoAmI: stored })
  const refusal = () => Response.json({ success: false, error: 'NO_PERMISSION', message: '' }, { status: 403 })
  expect(await open('/profile', refusal)).toEqual([1, 0])
})
