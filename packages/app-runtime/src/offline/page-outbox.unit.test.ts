import { afterAll, beforeEach, expect, test } from 'bun:test'
import { answering, inBrowser, inOtherTab } from '@lernspur/api-client/testing/browser'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { Provider } from 'jotai'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  appendCall,
  csrfTokenAtom,
  discardCall,
  enterSession,
  lockDevice,
  queryClient,
  saveCall,
  store,
  useQueuedCalls,
  whoAmIAtom,
  wipeDevice,
} from '../app-runtime'
import { database } from '../device/page-device'
import { clearSaveStatus, saveStatusAtom } from '../feedback/save-status'
import { whoAmIOf } from '../testing/people'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { readWords } from './list/correct/read-words'
import { sendWaitingCalls } from './outbox-calls'
import { correctCall, open, retryCall } from './page-outbox'
import { keyText } from './testing/device'

// First, while there is a browser: a file of the same process would read what waits for somebody still signed in.
afterAll(() => {
  store.set(csrfTokenAtom, null)
  store.set(whoAmIAtom, null)
})
inBrowser()

const anna = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' })
const bert = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000b' })

/** What the next create is answered with. */
let answer: () => Response | Promise<Response>
const created = () => Response.json({ success: true, data: { rows: [], count: 0 } }, { status: 201 })
const refused = () => Response.json({ success: false, error: 'EDIT_CONFLICT', message: '' }, { status: 409 })
const away = () => new Response('', { status: 503 })

let requests: Request[]
const creates = () => requests.filter(({ method }) => method === 'POST')
const states = () => store.get(queuedCallsAtom).map(({ state }) => state)

const callOn = (day: string, key?: string) => ({
  operation: observationRoutes.createObservations,
  body: { observations: [entryOn(day)] },
  about: { schoolClassId: '3a', title: 'Rechnen' },
  stale: ['observation'],
  ...(key !== undefined && { key }),
})
const append = (day = '2026-11-20', key?: string) => appendCall(callOn(day, key))
const save = (day = '2026-11-20') => saveCall(callOn(day))

const id = '01900000-0000-7000-8000-000000000001'
const entryOn = (observedAt: string) => ({
  studentId: id,
  schoolClassId: id,
  competenceId: id,
  performanceLevelV2Id: null,
  performanceAssessmentId: null,
  description: 'Zählt sicher bis zwanzig.',
  observedAt,
})

const Waiting = () => useQueuedCalls().map(({ about }) => about.title)

beforeEach(async () => {
  answer = created
  requests = answering(({ url }) => {
    if (url.endsWith('/offline-key')) return Response.json({ success: true, data: { key: keyText('a'), hours: 12 } })
    return url.endsWith('/capture') ? Response.json({ success: true, data: {} }) : answer()
  })
  enterSession({ csrfToken: 'token', whoAmI: anna })
  await wipeDevice()
})

test('a saved call is sent with its key, and outdates what its nouns show', async () => {
  queryClient.setQueryData(['observation', 'list'], 1)
  const { key, sent } = await append()
  expect(await sent).toEqual({ rows: [], count: 0 })
  const [request] = creates()
  expect([request?.headers.get('idempotency-key'), request?.headers.get('x-csrf-token')]).toEqual([key, 'token'])
  expect(queryClient.getQueryState(['observation', 'list'])?.isInvalidated).toBe(true)
  expect(await sendWaitingCalls()).toBe(0)
})

test('a call without a server waits, and is sent with the same key', async () => {
  answer = away
  await append()
  await sendWaitingCalls()
  expect(states()).toEqual(['waiting'])
  answer = created
  expect(await sendWaitingCalls()).toBe(0)
  expect(new Set(creates().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('cells that the server has answered and not taken do not count as saved', async () => {
  clearSaveStatus()
  const { body: _, ...call } = callOn('2026-11-20')
  const results = [{ outcome: 'refused', cell: { newest: null }, error: 'NOT_FOUND', message: '' }]
  answer = () => Response.json({ success: true, data: { results } }, { status: 201 })
  await (await appendCall({ ...call, body: { shown: {}, cells: [entryOn('2026-11-20')] } as never })).sent
  expect(store.get(saveStatusAtom).kind).toBe('idle')
})

test('a call is saved at the server, which keeps nothing on the device', async () => {
  const { sent, isWaiting } = await save()
  expect([isWaiting, await sent, states(), creates().length]).toEqual([false, { rows: [], count: 0 }, [], 1])
})

test.each([
  ['gives no answer', () => Promise.reject(new TypeError('connection refused'))],
  ['is away', away],
  ['has too much to do', () => new Response('', { status: 429 })],
  ['ends the session', () => Response.json({ success: false, error: 'INVALID_TOKEN', message: '' }, { status: 401 })],
])('a call whose server %s waits, and is sent once with the same key', async (_, failing) => {
  answer = failing
  const { key, isWaiting } = await save()
  expect([isWaiting, states()]).toEqual([true, ['waiting']])
  await sendWaitingCalls()
  expect(await correctCall(key, { observations: [] })).toBe(false)
  answer = created
  expect(await sendWaitingCalls()).toBe(0)
  expect(new Set(creates().map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([key]))
})

test('a call that the server refuses is not kept', async () => {
  answer = refused
  expect(await save().catch(({ code }) => code)).toBe('EDIT_CONFLICT')
  expect(states()).toEqual([])
})

test('a call does not overtake what waits of its class', async () => {
  answer = away
  await save()
  const before = creates().length
  answer = created
  expect((await save('2026-11-19')).isWaiting).toBe(true)
  await sendWaitingCalls()
  const days = await Promise.all(
    creates()
      .slice(before)
      .map(async (request) => (await request.json()).observations[0].observedAt),
  )
  expect(days).toEqual(['2026-11-20', '2026-11-19'])
})

test('a page shows the calls that wait on its device', async () => {
  const visible = () => renderToStaticMarkup(createElement(Provider, { store }, createElement(Waiting)))
  expect(visible()).toBe('')
  answer = away
  await append()
  await sendWaitingCalls()
  expect(visible()).toBe('Rechnen')
})

test('a refused call is corrected, tried again or discarded', async () => {
  answer = refused
  const { key, sent } = await append()
  expect(await sent.catch(({ code }) => code)).toBe('EDIT_CONFLICT')
  await retryCall(key)
  await sendWaitingCalls()
  expect(states()).toEqual(['refused'])
  answer = created
  expect(await correctCall(key, { observations: [entryOn('2026-11-19')] })).toBe(true)
  expect(await sendWaitingCalls()).toBe(0)
  answer = refused
  const other = await append()
  await other.sent.catch(() => null)
  expect(await discardCall(other.key)).toBe(true)
  expect(states()).toEqual([])
})

test('nothing is sent in the name of somebody who has signed in in another tab', async () => {
  answer = away
  await append()
  await sendWaitingCalls()
  const before = creates().length
  localStorage.setItem('lernspur-who-am-i', JSON.stringify(bert))
  answer = created
  await sendWaitingCalls()
  expect([creates().length - before, states()]).toEqual([0, ['waiting']])
  inOtherTab('lernspur-who-am-i', JSON.stringify(anna))
})

test('without a key the server has to confirm before a call counts as saved', async () => {
  requests = answering(({ url }) => (url.endsWith('/offline-key') ? away() : answer()))
  const { key, sent } = await append('2026-11-20', 'mine')
  expect([key, await sent, states()]).toEqual(['mine', { rows: [], count: 0 }, []])
  answer = away
  expect(await append().catch(({ status }) => status)).toBe(503)
})

test('the class of a refused entry is read while the server answers, so that it can be corrected without one', async () => {
  queryClient.clear()
  answer = refused
  await append()
  await sendWaitingCalls()
  expect(states()).toEqual(['refused'])
  const read = () => requests.filter(({ url }) => url.endsWith('/classes/3a/capture')).length
  for (let time = 0; time < 2; time += 1) await Promise.all(readWords(store.get(queuedCallsAtom)))
  expect(read()).toBe(1)
})

test('a saved photo goes after its entry, and a refusal of both leaves nothing on the device', async () => {
  const file = new Blob(['pixels'], { type: 'image/jpeg' })
  const call = { ...callOn('2026-11-20'), pictures: [{ studentId: id, file, title: 'Foto' }] }
  answer = () =>
    Response.json({ success: true, data: { rows: [{ id: 'entry', studentId: id }], count: 1 } }, { status: 201 })
  const { key, isWaiting } = await saveCall(call)
  expect([isWaiting, await sendWaitingCalls()]).toEqual([false, 0])
  const [entry, photo] = creates()
  expect([entry?.headers.get('idempotency-key'), photo?.headers.get('idempotency-key')]).toEqual([key, `${key}.${id}`])
  expect(photo?.url).toEndWith('/observations-v2/entry/photos')
  expect(photo?.headers.get('content-type')).toStartWith('multipart/form-data')
  answer = refused
  const outcome = await saveCall(call).catch((error) => error)
  expect(outcome).toMatchObject({ code: 'EDIT_CONFLICT' })
  expect(states()).toEqual([])
})

test('what waits in another school, or cannot be read now, counts before the device forgets it, each child for one', async () => {
  answer = away
  await appendCall({ ...callOn('2026-11-20'), body: { observations: [entryOn('2026-11-20'), entryOn('2026-11-21')] } })
  await sendWaitingCalls()
  await lockDevice()
  const [role] = anna.userRoles
  const tenantId = '01900000-0000-7000-8000-000000000003'
  const userRoles = role ? [{ ...role, tenantId, tenant: { ...role.tenant, id: tenantId } }] : []
  enterSession({ csrfToken: 'token', whoAmI: { ...anna, currentTenantId: tenantId, userRoles } })
  expect(await sendWaitingCalls()).toBe(2)
  await lockDevice()
  enterSession({ csrfToken: 'token', whoAmI: anna })
  requests = answering(away)
  expect(await sendWaitingCalls()).toBe(2)
})

test('whoever has no school any more leaves nothing on the device at sign-out', async () => {
  answer = away
  await append()
  await sendWaitingCalls()
  await lockDevice()
  enterSession({ csrfToken: 'token', whoAmI: { ...anna, currentTenantId: null, userRoles: [] } })
  expect(await sendWaitingCalls()).toBe(1)
  await wipeDevice()
  enterSession({ csrfToken: 'token', whoAmI: anna })
  expect(await sendWaitingCalls()).toBe(0)
})

test('a page that has left the device writes no answer to it any more', async () => {
  await open()
  queryClient.setQueryData(['student', 'list', {}], ['Amira'])
  await wipeDevice()
  queryClient.setQueryData(['school-class', 'list'], ['3a'])
  // Longer than answers are collected before they are written.
  await Bun.sleep(1200)
  expect(await database(({ reads }) => reads.count())).toBe(0)
  queryClient.clear()
})
