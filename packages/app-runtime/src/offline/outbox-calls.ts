import type { DataOf } from '@lernspur/contracts/wire/route'
import type { AppendedCall, CallToAppend, QueueableRoute, SavedCall } from '../waiting/queued-call'

/** Loaded when the first call is saved, or when the page has nothing else to do. */
const outbox = () => import('./page-outbox')

/**
 * Saves a call: resolves once it is durable on this device, and sends it as soon as there is a network, each call once
 * and those of a class in their order, also from another tab or after a restart (rule browser.7). Where the device
 * cannot keep it, resolves once the server has confirmed, and rejects if that fails, too: then nothing is saved.
 */
export const appendCall = async <const R extends QueueableRoute>(
  call: CallToAppend<R>,
): Promise<AppendedCall<DataOf<R>>> => (await outbox()).append(call)

/**
 * Saves a call at the server: rejects if that refuses it, and nothing is kept. Without an answer, after the end of the
 * session, or while earlier calls of the class wait, it is kept on the device and sent later, once (rule browser.11).
 */
export const saveCall = async <const R extends QueueableRoute>(call: CallToAppend<R>): Promise<SavedCall<DataOf<R>>> =>
  (await outbox()).save(call)

/** Replaces the body of a call that was refused or never sent, and sends it; false if it may be on the server. */
export const correctCall = async (key: string, body: unknown): Promise<boolean> => (await outbox()).correct(key, body)

/** Sends a refused call again, unchanged; false if it is not there any more. */
export const retryCall = async (key: string): Promise<boolean> => (await outbox()).retry(key)

/** Puts another picture in the place of one that was refused or never sent; false if it may be on the server. */
export const replacePicture = async (key: string, file: Blob): Promise<boolean> =>
  (await outbox()).replacePicture(key, file)

/** The picture that a waiting call sends. */
export const waitingPicture = async (key: string): Promise<Blob | undefined> => (await outbox()).pictureOf(key)

/**
 * Removes a call and the pictures that go with it from this device; false if the call was sent already. One that the
 * server may have, because its answer is missing, stays as well, unless `isUnsureToo`.
 */
export const discardCall = async (key: string, isUnsureToo?: boolean): Promise<boolean> =>
  (await outbox()).discard(key, isUnsureToo)

/**
 * Sends what waits; resolves after the attempt, at most `wait` milliseconds, with the number of entries still here, those
 * of other schools of the user included.
 */
export const sendWaitingCalls = async (wait?: number): Promise<number> => (await outbox()).sendNow(wait)

/** Milliseconds that waiting calls get to be sent before something that they should not wait for goes on. */
const maxSendingMs = 5000

/** As `sendWaitingCalls`, before something that goes on in any case: after 5 s at most, and without a device that keeps. */
export const sendWaitingBefore = (): Promise<number> => sendWaitingCalls(maxSendingMs).catch(() => 0)

/** Deletes everything that this device keeps of the user, as far as it lets us: waiting calls, cached data and the key. */
export const wipeDevice = async (): Promise<void> => {
  const stored = await outbox().catch(() => null)
  await stored?.wipe().catch(() => null)
}

/** Deletes the key alone: what waits can be read again only after its owner has signed in (rule browser.6). */
export const lockDevice = async (): Promise<void> => (await outbox()).lock()
