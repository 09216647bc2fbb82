import { afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { answering } from '@lernspur/api-client/testing/browser'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { act, fireEvent, found, inDocument, page, render, renderHook } from '@lernspur/ui/testing/document'
import { onlineManager } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { questionAtom } from '../../feedback/confirm'
import { toastsAtom } from '../../feedback/toast'
import { enterSession } from '../../session/session'
import { store } from '../../session/store'
import { whoAmIOf } from '../../testing/people'
import { startTexts } from '../../texts/start-texts'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'
import { appendCall, sendWaitingCalls, wipeDevice } from '../outbox-calls'
import { useQueuedCalls } from '../queued-calls'
import { keyText } from '../testing/device'
import { useMaySwitch } from './use-may-switch'
import { WaitingEntry } from './waiting-entry'

inDocument()

const { fetch } = globalThis
const created = () => Response.json({ success: true, data: { rows: [], count: 0 } }, { status: 201 })
const away = () => new Response('', { status: 503 })
let answer: () => Response

const question = () => store.get(questionAtom)
const toasts = () => store.get(toastsAtom).map(({ text }) => text)

const List = () => useQueuedCalls().map((call) => <WaitingEntry key={call.key} call={call} />)

/** One entry that waits, in the list. */
const visible = async (isOnline: boolean) => {
  onlineManager.setOnline(isOnline)
  const about = { schoolClassId: '3a', title: 'Rechnen · 1 Kind' }
  await appendCall({ operation: observationRoutes.createObservations, body: { observations: [] }, about, stale: [] })
  await sent()
  render(
    <Provider store={store}>
      <List />
    </Provider>,
  )
  fireEvent.click(await found(pressable))
}

/** While the entry is sent, it cannot be discarded. */
const pressable = () => {
  const button = page().getByRole('button', { name: 'Verwerfen' })
  expect(button.hasAttribute('disabled')).toBe(false)
  return button
}

const sent = () => act(() => sendWaitingCalls())
const confirmed = () => act(async () => question()?.answer(true))

beforeAll(() => startTexts())
beforeEach(async () => {
  answer = away
  const key = Response.json({ success: true, data: { key: keyText('a'), hours: 12 } })
  answering(({ url }) => (url.endsWith('/offline-key') ? key.clone() : answer()))
  enterSession({ csrfToken: 'token', whoAmI: whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' }) })
  store.set(toastsAtom, [])
})
afterEach(async () => {
  await act(() => wipeDevice())
  onlineManager.setOnline(true)
  globalThis.fetch = fetch
})

// First, while no other test has loaded the texts.
test('what offers another school is drawn without waiting for texts that only a question needs', () => {
  const { result } = renderHook(() => useMaySwitch())
  expect(result.current).toBeFunction()
})

test('an entry that was never sent is discarded for good', async () => {
  await visible(false)
  await found(() => expect(question()?.description).toMatch(/wird von diesem Gerät gelöscht und nicht gesendet/))
  await confirmed()
  await found(() => expect([store.get(queuedCallsAtom), toasts()]).toEqual([[], []]))
})

test('of an entry whose answer is missing, the question says that it may have arrived', async () => {
  await visible(true)
  await found(() => expect(question()?.description).toMatch(/Vielleicht ist er angekommen/))
  await confirmed()
  await found(() => expect(store.get(queuedCallsAtom)).toEqual([]))
})

test('an entry that is sent while the question is open is not said to be discarded', async () => {
  await visible(false)
  answer = created
  await sent()
  await confirmed()
  await found(() => expect(toasts().join()).toMatch(/nicht verworfen: Der Eintrag wurde gerade gesendet/))
})

test('an entry that is sent without an answer while the question is open stays, which is said', async () => {
  await visible(false)
  onlineManager.setOnline(true)
  await sent()
  await confirmed()
  const status = expect.stringMatching(/noch nicht verworfen.*die Antwort fehlt/)
  await found(() => expect([store.get(queuedCallsAtom).length, ...toasts()]).toEqual([1, status]))
})

test('whoever switches schools has sent before what waits, or is told that it stays', async () => {
  await visible(false)
  const { result } = renderHook(() => useMaySwitch())
  const first = result.current()
  await found(() => expect(question()?.description).toMatch(/bleibt auf diesem Gerät, was noch wartet/))
  await act(async () => question()?.answer(false))
  expect(await first).toBe(false)
  answer = created
  expect(await act(() => result.current())).toBe(true)
  expect(store.get(queuedCallsAtom)).toEqual([])
})
