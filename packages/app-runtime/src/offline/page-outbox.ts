import { ApiError, isApiError } from '@lernspur/api-client/wire/api-error'
import type { DataOf } from '@lernspur/contracts/wire/route'
import { onlineManager } from '@tanstack/react-query'
import type { Person } from '../device/offline-database'
import { clearKeys } from '../device/offline-key'
import { database, extendPageKey, keyOfPerson, now } from '../device/page-device'
import { removeDrafts } from '../drafts/device-drafts'
import { saveArrived } from '../feedback/save-status'
import { queryClient } from '../query/page-client'
import { noticeEnd } from '../session/ended'
import { personAtom, storedIdentity, whoAmIAtom } from '../session/session'
import { store } from '../session/store'
import type { AppendedCall, CallFailure, CallToAppend, QueueableRoute, SavedCall } from '../waiting/queued-call'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { AwaitedAnswers } from './awaited-answers'
import { cellChain } from './cells/cell-chain'
import { cellsLeft } from './cells/cells-left'
import { countEntries, type Entry, entriesOf, removeEntries } from './outbox/entry'
import { exclusively } from './outbox/exclusively'
import { Outbox } from './outbox/outbox'
import { pictureCalls } from './outbox/picture-calls'
import { rowOf } from './outbox/pictures'
import { isWorthRetrying } from './outbox/retry-decision'
import { cacheReads } from './reads/cached-reads'
import { readsOf } from './reads/page-reads'
import { SessionMismatch, sendAs } from './send-entry'

/** What tabs tell each other about waiting calls. */
type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'sent'; readonly key: string; readonly data: unknown; readonly stale: readonly string[] }
  | { readonly kind: 'refused'; readonly key: string; readonly failure: CallFailure }

/** Listens to all other tabs; returns a function that tells them something. */
const tabChannel = (onMessage: (message: TabMessage) => void): ((message: TabMessage) => void) => {
  const channel = new BroadcastChannel('lernspur-outbox')
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  return (message) => channel.postMessage(message)
}

const answers = new AwaitedAnswers()
const sendEntry = sendAs(storedIdentity)

const personOfPage = (): Person => {
  const person = store.get(personAtom)
  if (!person) throw new SessionMismatch()
  return person
}

/** Components that show what was sent read it again. */
const completeSent = (key: string, data: unknown, stale: readonly string[]) => {
  answers.resolve(key, data)
  for (const noun of stale) void queryClient.invalidateQueries({ queryKey: [noun] })
}

const onTabMessage = (message: TabMessage) => {
  if (message.kind === 'sent') completeSent(message.key, message.data, message.stale)
  if (message.kind === 'refused') answers.reject(message.key, new ApiError(message.failure))
  void opened?.then((outbox) => outbox.reread()).catch(() => null)
}
const broadcast = tabChannel(onTabMessage)

const handleSent = ({ key, stale, userId, body }: Entry, data: unknown) => {
  // What the server has not accepted is not saved.
  if (cellsLeft({ body }, data, []) === null) saveArrived()
  completeSent(key, data, stale)
  broadcast({ kind: 'sent', key, data, stale })
  extendPageKey(userId)
}

const handleRefused = ({ key }: Entry, error: unknown) => {
  answers.reject(key, error)
  if (!isApiError(error)) return
  const { code, message, status, details } = error
  broadcast({ kind: 'refused', key, failure: { code, message, status, details } })
}

let isPersistenceRequested = false

/** Asks the browser not to delete what waits here, once something does (rule browser.12). */
const requestPersistence = () => {
  if (isPersistenceRequested) return
  isPersistenceRequested = true
  void navigator.storage?.persist?.().catch(() => null)
}

const openOutbox = async (): Promise<Outbox> => {
  const person = personOfPage()
  const entries = entriesOf(person, database, await keyOfPerson(person))
  return new Outbox({
    entries,
    exclusively,
    now,
    isOnline: () => onlineManager.isOnline(),
    cells: cellChain,
    leftOf: cellsLeft,
    send: async (entry) => sendEntry(entry, undefined, entry.picture && (await entries.fileOf(entry.key))),
    onSent: handleSent,
    onRefused: handleRefused,
    onEnded: noticeEnd,
    onChange: (calls) => store.set(queuedCallsAtom, calls),
    announce: () => broadcast({ kind: 'changed' }),
    later: (work, wait) => {
      requestPersistence()
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

/** Ends the writing of answers to the device; undefined until it has begun. */
let endCaching: (() => void) | undefined
/** How often the device was wiped: what began before must not write to it afterwards. */
let wipes = 0

/** Reads and sends what waits, now and whenever the network or the user comes back. */
export const open = async (): Promise<void> => {
  const wipesBefore = wipes
  const one = await outbox()
  window.addEventListener('online', flushAgain)
  document.addEventListener('visibilitychange', flushAgain)
  await one.reread()
  void one.flush()
  const parts = await readsOf(personOfPage())
  if (wipes === wipesBefore) endCaching = cacheReads(parts, queryClient)
}

const contentOf = ({ operation, params, body, about, stale }: CallToAppend<QueueableRoute>) => ({
  route: { method: operation.method, path: operation.path },
  params,
  body,
  about,
  stale,
})

/** Sends a call that is not kept on the device. */
const sendDirectly = (call: CallToAppend<QueueableRoute>, key: string, limit?: number): Promise<unknown> => {
  const entry = { ...personOfPage(), ...contentOf(call), key, idempotencyKey: key, failure: null }
  return sendEntry({ ...entry, order: 0, state: 'waiting', firstSentAt: 0, addedAt: now() }, limit)
}

/** The same with its pictures. Retried after a failure, the keys ensure that only what is missing is executed. */
const sendWithPictures = async (call: CallToAppend<QueueableRoute>, key: string): Promise<unknown> => {
  const data = await sendDirectly(call, key)
  for (const { key: own, content, file } of pictureCalls(call, key)) {
    const row = content.picture && rowOf(data, content.picture.studentId)
    const stored = { order: 0, state: 'waiting', firstSentAt: 0, addedAt: now() } as const
    const entry = { ...personOfPage(), ...content, ...stored, key: own, idempotencyKey: own }
    if (row) await sendEntry({ ...entry, params: { observationId: row.id } }, undefined, file)
  }
  return data
}

/** See `appendCall`. */
export const append = async <const R extends QueueableRoute>(
  call: CallToAppend<R>,
  firstSentAt = 0,
): Promise<AppendedCall<DataOf<R>>> => {
  const { key = crypto.randomUUID(), stale } = call
  const sent = answers.to(key) as Promise<DataOf<R>>
  try {
    const one = await outbox()
    await one.add({ key, firstSentAt, ...contentOf(call), pictures: pictureCalls(call, key) })
  } catch {
    // No database, no room, or no key: the server must have it before anything counts as saved.
    completeSent(key, await sendWithPictures(call, key), stale)
  }
  return { key, sent }
}

/** Milliseconds that the server gets before a call waits on the device. */
const responseTimeout = 6000

/** Whether it would overtake an earlier entry of the class. */
const wouldOvertake = ({ about }: CallToAppend<QueueableRoute>): boolean =>
  store.get(queuedCallsAtom).some((one) => one.state !== 'refused' && one.about.schoolClassId === about.schoolClassId)

/**
 * A call with pictures is stored on the device first, so that no picture is lost after the call was sent (rule
 * photo.2).
 */
const saveStored = async <const R extends QueueableRoute>(call: CallToAppend<R>): Promise<SavedCall<DataOf<R>>> => {
  const { key, sent } = await append(call)
  if (!onlineManager.isOnline()) return { key, sent, isWaiting: true }
  const answer = sent.then(() => false)
  const pause = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), responseTimeout))
  try {
    return { key, sent, isWaiting: await Promise.race([answer, pause]) }
  } catch (error) {
    // If refused at once, it stays where it was typed.
    await discard(key)
    throw error
  }
}

/** See `saveCall`. */
export const save = async <const R extends QueueableRoute>(call: CallToAppend<R>): Promise<SavedCall<DataOf<R>>> => {
  if (call.pictures?.length) return saveStored(call)
  const { key = crypto.randomUUID() } = call
  const firstSentAt = now()
  if (!onlineManager.isOnline() || wouldOvertake(call)) return { ...(await append({ ...call, key })), isWaiting: true }
  try {
    const data = (await sendDirectly(call, key, responseTimeout)) as DataOf<R>
    return { key, sent: Promise.resolve(data), isWaiting: false }
  } catch (error) {
    if (!isWorthRetrying(error)) throw error
    // The server may have it nevertheless, so it keeps its key.
    return { ...(await append({ ...call, key }, firstSentAt)), isWaiting: true }
  }
}

/** Replaces the body of a call that was refused or never sent, and sends it; false if it may be on the server. */
export const correctCall = async (key: string, body: unknown): Promise<boolean> => (await outbox()).correct(key, body)

/** Sends a refused call again, unchanged; false if it is not there any more. */
export const retryCall = async (key: string): Promise<boolean> => (await outbox()).retry(key)

/** Replaces a picture that was refused or never sent; false if it may be on the server. */
export const replacePicture = async (key: string, file: Blob): Promise<boolean> =>
  (await outbox()).replacePicture(key, file)

/** The picture that a waiting call sends. */
export const waitingPicture = async (key: string): Promise<Blob | undefined> => (await outbox()).pictureOf(key)

/** See `discardCall`. */
export const discard = async (key: string, isUnsureToo?: boolean): Promise<boolean> =>
  (await outbox()).discard(key, isUnsureToo)

/** In milliseconds; a user who requested sending does not wait longer. */
const maxAttemptMs = 30_000

const sendAll = async (wait: number): Promise<void> => {
  const one = await outbox()
  await one.reread()
  if (store.get(queuedCallsAtom).length === 0) return
  await Promise.race([one.flush(), new Promise((resolve) => setTimeout(resolve, wait))])
  await one.reread()
}

const userOfPage = (): string => store.get(whoAmIAtom)?.id ?? personOfPage().userId

/** See `sendWaitingCalls`. Also counts what cannot be decrypted, or belongs to another school. */
export const sendNow = async (wait = maxAttemptMs): Promise<number> => {
  await sendAll(wait).catch(() => null)
  return countEntries(userOfPage(), database)
}

const close = async (): Promise<void> => {
  const one = await opened?.catch(() => undefined)
  one?.close()
  opened = undefined
}

/** See `lockDevice`. */
export const lock = async (): Promise<void> => {
  await close()
  await clearKeys(database)
}

/** See `wipeDevice`. */
export const wipe = async (): Promise<void> => {
  const userId = userOfPage()
  wipes += 1
  endCaching?.()
  await lock()
  await removeEntries(userId, database)
  await removeDrafts(userId, database)
  await database(({ reads }) => reads.clear())
  store.set(queuedCallsAtom, [])
}
