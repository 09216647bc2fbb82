import { ApiError, isApiError } from '@lernspur/api-client/api-error'
import { call } from '@lernspur/api-client/call'
import type { DataOf } from '@lernspur/contracts/route'
import { sessionRoutes } from '@lernspur/contracts/session.contract'
import { saveStarted, saveSucceeded } from '../feedback/save-status'
import { queryClient } from '../query/page-client'
import { noticeEnd } from '../session/ended'
import { sessionAtom, storedIdentity } from '../session/session'
import { store } from '../session/store'
import type { AppendedCall, CallToAppend, QueueableRoute } from '../waiting/queued-call'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { AwaitedAnswers } from './awaited-answers'
import { keepReads, restoreReads } from './device/kept-reads'
import { offlineDatabase } from './device/offline-database'
import { extendKey, forgetKeys, keyOf } from './device/offline-key'
import { type Entry, entriesOf, type Person, removeEntries } from './outbox/entry'
import { exclusively } from './outbox/exclusively'
import { Outbox } from './outbox/outbox'
import { OtherPerson, sendAs } from './send-entry'
import { type TabMessage, tabChannel } from './tab-messages'

const database = offlineDatabase()
const now = () => Date.now()
const answers = new AwaitedAnswers()
const usual = queryClient.getDefaultOptions()
const sendEntry = sendAs(storedIdentity)

const personOfPage = (): Person => {
  const { whoAmI } = store.get(sessionAtom) ?? {}
  if (!whoAmI?.currentTenantId) throw new OtherPerson()
  return { userId: whoAmI.id, tenantId: whoAmI.currentTenantId }
}

/** What was sent is read anew by whoever shows it. */
const settleSent = (key: string, data: unknown, stale: readonly string[]) => {
  answers.resolve(key, data)
  for (const noun of stale) void queryClient.invalidateQueries({ queryKey: [noun] })
}

const hear = (message: TabMessage) => {
  if (message.kind === 'sent') settleSent(message.key, message.data, message.stale)
  if (message.kind === 'refused') answers.reject(message.key, new ApiError(message.failure))
  void opened?.then((outbox) => outbox.reread()).catch(() => null)
}
const tell = tabChannel(hear)

const noticeSent = ({ key, stale, userId }: Entry, data: unknown) => {
  saveStarted()
  saveSucceeded()
  settleSent(key, data, stale)
  tell({ kind: 'sent', key, data, stale })
  void extendKey(userId, { database, now }).catch(() => null)
}

const noticeRefused = ({ key }: Entry, error: unknown) => {
  answers.reject(key, error)
  if (!isApiError(error)) return
  const { code, message, status, details } = error
  tell({ kind: 'refused', key, failure: { code, message, status, details } })
}

const fetchKey = () => call(sessionRoutes.getOfflineKey, {})

const partsOfReads = async () => {
  const owner = personOfPage()
  return { database, owner, client: queryClient, cryptoKey: await keyOf(owner.userId, { database, fetchKey, now }) }
}

const openOutbox = async (): Promise<Outbox> => {
  const person = personOfPage()
  const entries = entriesOf(person, database, await keyOf(person.userId, { database, fetchKey, now }))
  return new Outbox({
    entries,
    exclusively,
    now,
    send: sendEntry,
    onSent: noticeSent,
    onRefused: noticeRefused,
    onEnded: noticeEnd,
    onChange: (calls) => store.set(queuedCallsAtom, calls),
    announce: () => tell({ kind: 'changed' }),
    later: (work, wait) => {
      const timer = setTimeout(work, wait)
      return () => clearTimeout(timer)
    },
  })
}

let opened: Promise<Outbox> | undefined

const outbox = (): Promise<Outbox> => {
  opened ??= openOutbox().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

const flushAgain = () => {
  if (document.visibilityState === 'visible') void opened?.then((one) => one.flush()).catch(() => null)
}

/** Reads and sends what waits, now and whenever the network or the user comes back. */
export const open = async (): Promise<void> => {
  const one = await outbox()
  window.addEventListener('online', flushAgain)
  document.addEventListener('visibilitychange', flushAgain)
  await one.reread()
  void one.flush()
  window.addEventListener('offline', () => void restore().catch(() => null))
  keepReads(await partsOfReads())
}

/** See `restoreKeptReads`. */
export const restore = async (): Promise<void> => {
  // What was kept is the best there is; calls for something newer would wait for the network.
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, staleTime: Number.POSITIVE_INFINITY } })
  window.addEventListener('online', () => queryClient.setDefaultOptions(usual), { once: true })
  await restoreReads(await partsOfReads())
}

/** See `appendCall`. */
export const append = async <const R extends QueueableRoute>({
  operation,
  params,
  body,
  about,
  stale,
  key = crypto.randomUUID(),
}: CallToAppend<R>): Promise<AppendedCall<DataOf<R>>> => {
  const content = { route: { method: operation.method, path: operation.path }, params, body, about, stale }
  const sent = answers.to(key) as Promise<DataOf<R>>
  try {
    const one = await outbox()
    await one.add({ key, ...content })
  } catch {
    // No database, no room, or no key: the server must have it before anything counts as saved.
    const entry = { ...personOfPage(), ...content, key, idempotencyKey: key, failure: null }
    const data = await sendEntry({ ...entry, order: 0, state: 'waiting', firstSentAt: 0, addedAt: now() })
    settleSent(key, data, stale)
  }
  return { key, sent }
}

export const correct = async (key: string, body: unknown): Promise<boolean> => (await outbox()).correct(key, body)
export const retry = async (key: string): Promise<boolean> => (await outbox()).retry(key)
export const discard = async (key: string): Promise<boolean> => (await outbox()).discard(key)

/** Milliseconds; a user who has asked for it does not wait longer. */
const longestAttempt = 30_000

/** See `sendWaitingCalls`. */
export const sendNow = async (wait = longestAttempt): Promise<number> => {
  const one = await outbox()
  await one.reread()
  if (store.get(queuedCallsAtom).length > 0) {
    await Promise.race([one.flush(), new Promise((resolve) => setTimeout(resolve, wait))])
    await one.reread()
  }
  return store.get(queuedCallsAtom).length
}

const close = async (): Promise<void> => {
  const one = await opened?.catch(() => undefined)
  one?.close()
  opened = undefined
}

/** See `lockDevice`. */
export const lock = async (): Promise<void> => {
  await close()
  await forgetKeys(database)
}

/** See `wipeDevice`. */
export const wipe = async (): Promise<void> => {
  const { userId } = personOfPage()
  await lock()
  await removeEntries(userId, database)
  await database(({ reads }) => reads.clear())
  store.set(queuedCallsAtom, [])
}
