import { afterEach, beforeAll, expect, test } from 'bun:test'
import { act, fireEvent, found, inDocument, page, render, within } from '@lernspur/ui/testing/document'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { Suspense } from 'react'
import { startTexts } from '../../texts/start-texts'
import type { CallFailure, QueuedCall } from '../../waiting/queued-call'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'
import WaitingSheet from './waiting-sheet'

inDocument()

beforeAll(() => startTexts())
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage')
})

const photo = { about: { schoolClassId: '3a', title: 'Foto: liest · Amira' }, body: {}, addedAt: 0, isPicture: true }
const failure = (code: CallFailure['code'], message?: string): CallFailure => ({
  code,
  message: '',
  status: 422,
  details: message === undefined ? [] : [{ path: 'file', message }],
})

let store: ReturnType<typeof createStore>

const visible = async (...calls: readonly Partial<QueuedCall>[]) => {
  const storage = { estimate: async () => ({ usage: 95, quota: 100 }), persisted: async () => false }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  // Its own, into which no outbox of this page writes.
  store = createStore()
  store.set(
    queuedCallsAtom,
    calls.map((call, at) => ({
      ...photo,
      key: `${at}`,
      state: 'refused',
      params: {},
      failure: null,
      isUnsure: false,
      ...call,
    })),
  )
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <main>
          <h1>Beobachten</h1>
        </main>
        <Suspense>
          <WaitingSheet open onOpenChange={() => {}} />
        </Suspense>
      </QueryClientProvider>
    </Provider>,
  )
  return found(() => page().getByRole('dialog'))
}

test('of what was refused alone, nothing says that it is sent or helped by a network', async () => {
  const sheet = await visible({ failure: failure('FILE_VALIDATION_FAILED') })
  expect(within(sheet).getByText(/^Was hier steht, hat der Server abgelehnt\./)).toBeTruthy()
  expect(sheet.textContent).not.toMatch(/der Reihe nach|Geben Sie Platz frei/)
  expect(within(sheet).queryByRole('button', { name: 'Jetzt senden' })).toBeNull()
  expect(within(sheet).getByText(/kann dieses Foto nicht lesen.*der Eintrag selbst ist gespeichert/)).toBeTruthy()
  expect(within(sheet).getByRole('button', { name: 'Anderes Foto' })).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: 'Noch einmal senden' })).toBeNull()
})

test('beside something that waits, the sheet says what becomes of it, and no photo asks to be corrected', async () => {
  const most = 'Zu einer Beobachtung gehören höchstens 4 Fotos.'
  const sheet = await visible({ failure: failure('VALIDATION_FAILED', most) }, { state: 'waiting' })
  expect(within(sheet).getByText(/werden der Reihe nach gesendet/)).toBeTruthy()
  expect(await found(() => within(sheet).getByText(/Geben Sie Platz frei/))).toBeTruthy()
  expect(within(sheet).getByText(most)).toBeTruthy()
  expect(sheet.textContent).not.toContain('Berichtigen')
  expect(within(sheet).getByRole('button', { name: 'Noch einmal senden' })).toBeTruthy()
})

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)))

test('whoever corrects the second of two entries by keyboard stays at it, also after cancelling', async () => {
  const id = '01900000-0000-7000-8000-000000000001'
  const entry = { isPicture: false, body: { observations: [{ studentId: id, competenceId: id }] } }
  const sheet = await visible({ ...entry, failure: failure('NOT_FOUND') }, { ...entry, failure: failure('NOT_FOUND') })
  const [, second] = within(sheet).getAllByRole('listitem')
  const press = async (name: string) => {
    const button = within(second ?? sheet).getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
    await settled()
  }
  for (const name of ['Berichtigen', 'Abbrechen']) {
    await press(name)
    expect(second?.contains(document.activeElement)).toBe(true)
  }
})

test('once the last entry is gone, the focus stays in the sheet, and not on the page behind it', async () => {
  const sheet = await visible({ failure: failure('NOT_FOUND') })
  const discard = within(sheet).getByRole('button', { name: 'Verwerfen' })
  act(() => discard.focus())
  act(() => store.set(queuedCallsAtom, []))
  await settled()
  expect(within(sheet).getByText('Alles ist gesendet')).toBeTruthy()
  expect(sheet.contains(document.activeElement)).toBe(true)
})
