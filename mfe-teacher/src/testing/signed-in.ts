import { afterEach, beforeEach } from 'bun:test'
import { csrfTokenAtom, leaveSession, queryClient, startAppRuntime, store, whoAmIAtom } from '@lernspur/app-runtime'
import { whoAmIOf } from '@lernspur/app-runtime/testing/people'
import { registerTeacherTexts } from '../texts'

/** Called once at the top of a test file: in each test somebody is signed in, and `answer` takes the place of the server. */
export const signedIn = (answer: (address: string, body: unknown) => Response | Promise<Response>): void => {
  const { fetch } = globalThis
  beforeEach(async () => {
    const answered = async (address: unknown, init?: RequestInit) => answer(String(address), init?.body)
    globalThis.fetch = Object.assign(answered, { preconnect: fetch.preconnect })
    await startAppRuntime()
    registerTeacherTexts()
    store.set(whoAmIAtom, whoAmIOf())
    store.set(csrfTokenAtom, 'token')
  })
  afterEach(() => {
    globalThis.fetch = fetch
    leaveSession()
    queryClient.clear()
  })
}
