import { afterEach, beforeAll, expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { act, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Provider } from 'jotai'
import { Profiler, Suspense } from 'react'
import { store } from '../session/store'
import { startTexts } from '../texts/start-texts'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { clearSaveStatus, saveFailed, saveStarted, saveSucceeded } from './save-status'
import { SaveStatusLine } from './save-status-line'

inDocument()

beforeAll(() => startTexts())
afterEach(() => {
  store.set(queuedCallsAtom, [])
  clearSaveStatus()
})

let rendered = 0

const renderLine = async () => {
  rendered = 0
  render(
    <Provider store={store}>
      <Suspense>
        <Profiler id="line" onRender={() => rendered++}>
          <SaveStatusLine />
        </Profiler>
      </Suspense>
    </Provider>,
  )
  return await found(() => page().getByRole('status'))
}

test('where a reason would be cut, the line says the short of it, and a screen reader all of it', async () => {
  saveStarted()
  saveFailed(new ApiError({ code: 'VALIDATION_FAILED', message: '', status: 422, details: [] }))
  const status = await renderLine()
  const [full, short] = status.children
  expect(full?.textContent).toMatch(/^Nicht gespeichert: .+\.$/)
  expect(full?.getAttribute('aria-hidden')).toBeNull()
  expect(short?.textContent).toBe('Nicht gespeichert')
  expect(short?.getAttribute('aria-hidden')).toBe('true')
})

test('who types on sees that it saves, and once all is saved that it is, not both in turns', async () => {
  const status = await renderLine()
  const messages: (string | null)[] = []
  new MutationObserver(() => messages.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (let entry = 0; entry < 5; entry += 1) {
    act(() => saveStarted())
    act(() => saveSucceeded())
  }
  await found(() => {
    if (!status.textContent?.startsWith('Gespeichert')) throw new Error('It still saves.')
  })
  expect(messages.map((text) => text?.replace(/\d\d:\d\d$/, 'now'))).toEqual(['Speichert …', 'Gespeichert now'])
})

test('what fails is said at once', async () => {
  const status = await renderLine()
  act(() => saveStarted())
  expect(status.textContent).toBe('Speichert …')
  act(() => saveFailed(new ApiError({ code: 'VALIDATION_FAILED', message: '', status: 422, details: [] })))
  expect(status.textContent).toMatch(/^Nicht gespeichert/)
})

const queue = (count: number, body: unknown = {}) =>
  act(() => {
    const call = { state: 'waiting', params: undefined, body, addedAt: 0, failure: null } as const
    const about = { schoolClassId: '3a', title: 'Rechnen' }
    store.set(
      queuedCallsAtom,
      Array.from({ length: count }, (_, at) => ({ ...call, key: `${at}`, about, isUnsure: false, isPicture: false })),
    )
  })

test('entries that come and go as somebody types render the line once; what still waits then is counted', async () => {
  const status = await renderLine()
  const before = rendered
  for (let entry = 0; entry < 5; entry += 1) {
    queue(1)
    queue(2)
    act(() => saveStarted())
    act(() => saveSucceeded())
    queue(0)
  }
  expect([status.textContent, rendered - before]).toEqual(['Speichert …', 1])
  queue(2)
  await found(() => expect(status.textContent).toMatch(/^2 /))
  queue(3)
  await found(() => expect(status.textContent).toMatch(/^3 /))
})

test('an entry for each of three children counts as three, although they wait together', async () => {
  const status = await renderLine()
  queue(1, { observations: [{}, {}, {}] })
  await found(() => expect(status.textContent).toBe('3 warten'))
})
