import { afterEach, beforeAll, beforeEach, expect, mock, test } from 'bun:test'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { appendCall, enterSession, queryClient, store, wipeDevice } from '../../../app-runtime'
import { whoAmIOf } from '../../../testing/people'
import { startTexts } from '../../../texts/start-texts'
import { queuedCallsAtom } from '../../../waiting/queued-calls-atom'
import { sendWaitingCalls } from '../../outbox-calls'
import { keyText } from '../../testing/device'
import { CorrectEntry } from './correct-entry'

inDocument()

const schoolClassId = '01900000-0000-7000-8000-00000000003a'
const id = '01900000-0000-7000-8000-000000000001'
const observation = {
  studentId: id,
  schoolClassId,
  competenceId: id,
  performanceLevelV2Id: id,
  performanceAssessmentId: null,
  description: 'Zählt bis zwanzig.',
  observedAt: '2026-11-20',
}
const observationForm = {
  students: [{ id, firstName: 'Amira', lastName: 'Yılmaz' }],
  domains: [{ competences: [{ id, description: 'Zählt sicher.' }] }],
  scales: [{ id: 'scale', schoolClassId, performanceLevelsV2: [{ id, label: 'Sicher' }] }],
  assessments: [],
}

const { fetch } = globalThis
const typical = queryClient.getDefaultOptions()
let isKnown: boolean
let isTaken: boolean
let sent: unknown[]

const answer = (address: string): Response => {
  if (address.endsWith('/offline-key')) return Response.json({ success: true, data: { key: keyText('a'), hours: 12 } })
  if (address.endsWith('/capture'))
    return isKnown ? Response.json({ success: true, data: observationForm }) : new Response('', { status: 503 })
  return isTaken
    ? Response.json({ success: true, data: { rows: [], count: 0 } }, { status: 201 })
    : Response.json({ success: false, error: 'EDIT_CONFLICT', message: '' }, { status: 409 })
}

beforeAll(() => startTexts())
beforeEach(async () => {
  ;[isKnown, isTaken] = [false, false]
  sent = []
  const answered = async (address: string | URL | Request, init?: RequestInit) => {
    if (init?.method === 'POST' && typeof init.body === 'string') sent.push(JSON.parse(init.body))
    return answer(String(address))
  }
  globalThis.fetch = Object.assign(answered, { preconnect: fetch.preconnect })
  queryClient.setDefaultOptions({ ...typical, queries: { ...typical.queries, retry: false } })
  enterSession({ csrfToken: 'token', whoAmI: whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' }) })
  await wipeDevice()
})
afterEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions(typical)
  globalThis.fetch = fetch
})

/** The form of an entry that the server has refused. */
const openForm = async () => {
  const { sent: refusal } = await appendCall({
    operation: observationRoutes.createObservations,
    body: { observations: [observation] },
    about: { schoolClassId, title: 'Rechnen' },
    stale: ['observation'],
  })
  await refusal.catch(() => null)
  const [call] = store.get(queuedCallsAtom)
  if (!call) throw new Error('Nothing was refused.')
  const onDone = mock(() => {})
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <CorrectEntry call={call} onDone={onDone} />
        </Suspense>
      </QueryClientProvider>
    </Provider>,
  )
  await found(() => page().getByRole('button', { name: 'Berichtigt senden' }))
  return onDone
}

test('an entry of a class that nobody knows here says so, is corrected but for its level, and is sent', async () => {
  const onDone = await openForm()
  await found(() => page().getByText(/Namen und Stufen dieser Klasse sind auf diesem Gerät nicht bekannt/))
  expect(page().queryByRole('group', { name: 'Kind, dessen Name hier nicht bekannt ist' })).not.toBeNull()
  expect(page().queryByRole('combobox')).toBeNull()
  fireEvent.change(page().getByRole('textbox', { name: 'Notiz' }), { target: { value: 'Zählt bis dreißig.' } })
  isTaken = true
  fireEvent.click(page().getByRole('button', { name: 'Berichtigt senden' }))
  await found(() => expect(onDone).toHaveBeenCalledTimes(1))
  await act(() => sendWaitingCalls())
  expect(sent.at(-1)).toEqual({ observations: [{ ...observation, description: 'Zählt bis dreißig.' }] })
})

test('once the class is read, its names and levels stand in the form, and what was typed stays', async () => {
  await openForm()
  const again = await found(() => page().getByRole('button', { name: 'Noch einmal lesen' }))
  fireEvent.change(page().getByRole('textbox', { name: 'Notiz' }), { target: { value: 'Zählt bis dreißig.' } })
  isKnown = true
  fireEvent.click(again)
  await found(() => page().getByRole('group', { name: 'Amira Yılmaz' }))
  expect(page().queryByText('Zählt sicher.')).not.toBeNull()
  expect(page().getByRole('combobox', { name: 'Stufe' }).textContent).toContain('Sicher')
  expect(page().getByRole('textbox', { name: 'Notiz' })).toHaveProperty('value', 'Zählt bis dreißig.')
  expect(page().queryByText(/nicht bekannt/)).toBeNull()
})
