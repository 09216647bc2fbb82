import { afterEach, expect, mock, spyOn, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { csrfTokenAtom, enterSession, queryClient, store, whoAmIAtom } from '@lernspur/app-runtime'
import { whoAmIOf } from '@lernspur/app-runtime/testing/people'
import { recordWithConsent } from './record-with-consent'

inBrowser()
const subscribed = spyOn(store, 'sub')
afterEach(() => {
  for (const { value } of subscribed.mock.results) (value as () => void)()
  subscribed.mockClear()
  store.set(csrfTokenAtom, null)
  store.set(whoAmIAtom, null)
  mock.restore()
})

const agreed = whoAmIOf({ openConsents: [] })
const open = whoAmIOf({ openConsents: ['privacy'] })

/** Says what a recording is told. */
const recorder = () => {
  const received: string[] = []
  const receive = (word: string) => () => void received.push(word)
  const recording = {
    begin: receive('begin'),
    start: receive('start'),
    startBuffering: receive('startBuffering'),
    end: receive('end'),
  }
  return { received, recording }
}
const serverSays = (answer: () => Promise<unknown>) => spyOn(queryClient, 'query').mockImplementation(answer as never)

test('nothing is recorded of visitors, nor of a person who has not agreed, until he or she does', async () => {
  serverSays(async () => open)
  const { received, recording } = recorder()
  await recordWithConsent(recording)
  expect(received).toEqual([])
  enterSession({ csrfToken: 'token', whoAmI: open })
  expect(received).toEqual([])
  store.set(whoAmIAtom, agreed)
  expect(received).toEqual(['begin'])
})

test('what the device remembers is no consent before the server has confirmed it', async () => {
  enterSession({ csrfToken: 'token', whoAmI: agreed })
  serverSays(async () => open)
  const { received, recording } = recorder()
  await recordWithConsent(recording)
  expect(received).toEqual([])
})

test('without an answer nothing is recorded', async () => {
  enterSession({ csrfToken: 'token', whoAmI: agreed })
  serverSays(async () => Promise.reject(new Error('no network')))
  const { received, recording } = recorder()
  await recordWithConsent(recording)
  expect(received).toEqual([])
})

test('recording ends with the session and with a newer notice, and begins again by chance', async () => {
  enterSession({ csrfToken: 'token', whoAmI: agreed })
  serverSays(async () => agreed)
  const { received, recording } = recorder()
  const chances = [0.05, 0.5]
  await recordWithConsent(recording, () => chances.shift() ?? 1)
  store.set(whoAmIAtom, open)
  store.set(whoAmIAtom, agreed)
  store.set(csrfTokenAtom, null)
  store.set(csrfTokenAtom, 'token')
  expect(received).toEqual(['begin', 'end', 'start', 'end', 'startBuffering'])
})
