import type { DataOf } from '@lernspur/contracts/wire/route'
import type { AppendedCall, CallToAppend, QueueableRoute, SavedCall } from '../waiting/queued-call'

/** Loaded when the first call is saved, or when the page has nothing else to do. */
const outbox = () => import('./page-outbox')

/**
 * Saves a call: resolves once it is durable on this device, and sends it as soon as there is a network, each call once
 * and those of a class in their order, also from another tab or after a restart (rule browser.7). If the device cannot
 * keep it, resolves once the server has confirmed; rejects, with nothing saved, if that fails, too.
 */
export const appendCall = async <const R extends QueueableRoute>(
  call: CallToAppend<R>,
): Promise<AppendedCall<DataOf<R>>> => (await outbox()).append(call)

/**
 * Saves a call on the server: rejects, and keeps nothing, if the server refuses it. Without an answer, after the end of
 * the session, or while earlier calls of the class wait, it is kept on the device and sent later, once (rule
 * browser.11).
 */
export const saveCall = async <const R extends QueueableRoute>(call: CallToAppend<R>): Promise<SavedCall<DataOf<R>>> =>
  (await outbox()).save(call)

/**
 * Removes a call and its pictures from this device; false if the call has been sent. A call that the server may have,
 * because its answer is missing, also stays unless `isUnsureToo`.
 */
export const discardCall = async (key: string, isUnsureToo?: boolean): Promise<boolean> =>
  (await outbox()).discard(key, isUnsureToo)

/**
 * Sends what waits; resolves after the attempt, or after `wait` milliseconds, with the number of entries still here,
 * including those of the user's other schools.
 */
export const sendWaitingCalls = async (wait?: number): Promise<number> => (await outbox()).sendNow(wait)

/** Milliseconds for sending waiting calls before something that must not wait longer goes on. */
const maxSendingMs = 5000

/**
 * Like `sendWaitingCalls`, before something that goes on in any case: after at most 5 s, and even if the device keeps
 * nothing.
 */
export const sendWaitingBefore = (): Promise<number> => sendWaitingCalls(maxSendingMs).catch(() => 0)

/**
 * Deletes everything that this device keeps of the user, as far as it allows: waiting calls, cached data and the key.
 */
export const wipeDevice = async (): Promise<void> => {
  const stored = await outbox().catch(() => null)
  await stored?.wipe().catch(() => null)
}

/** Deletes only the key: what waits can be read again once its owner has signed in (rule browser.6). */
export const lockDevice = async (): Promise<void> => (await outbox()).lock()
