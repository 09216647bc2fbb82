import { isApiError } from '@lernspur/api-client/api-error'
import { keptFor } from '@lernspur/contracts/keeping'
import type { CallFailure } from '../../waiting/queued-call'
import type { Entries, Entry } from './entry'
import type { Exclusively } from './exclusively'
import { verdictOn } from './verdict'

export interface FlushParts {
  readonly entries: Entries
  readonly exclusively: Exclusively
  /** Makes the call; rejects with an ApiError. */
  send(entry: Entry): Promise<unknown>
  /** Whether a picture has to wait for its entry. */
  isAhead(entry: Entry): Promise<boolean>
  /** Tells pictures of a call what they belong to, as its answer says. */
  leadPictures(key: string, data: unknown): Promise<void>
  /** What an answer leaves to be decided by a person; null if nothing. */
  leftOf(entry: Entry, data: unknown): { readonly body: unknown; readonly failure: CallFailure } | null
  now(): number
  /** The call is on its way; null: none is. */
  onSending(key: string | null): void
  /** The server has confirmed, and the device has forgotten the call but for what is left of it. */
  onSent(entry: Entry, data: unknown): void
  onRefused(entry: Entry, error: unknown): void
  /** The session is over: everything waits for its owner to sign in again. */
  onEnded(error: unknown): void
}

type Outcome =
  | { readonly kind: 'settled' | 'ended' }
  | { readonly kind: 'later' | 'overloaded'; readonly error: unknown }

/** Shorter than the server keeps keys, because the clocks of both may differ. */
const trustedFor = (keptFor.idempotencyKey.count - 1) * 24 * 3_600_000

/** Whether the server may have answered so long ago that it would do the call again (rule browser.8). */
const isForgotten = ({ firstSentAt }: Entry, now: number) => firstSentAt > 0 && now - firstSentAt > trustedFor

const failureOf = (error: unknown): CallFailure =>
  isApiError(error)
    ? { code: error.code, message: error.message, status: error.status, details: error.details }
    : { code: 'UNKNOWN', message: String(error), status: 500, details: [] }

const forgotten: CallFailure = { code: 'UNKNOWN', message: 'The answer is lost.', status: 0, details: [] }

/** As another call: the server ties a key to a body, and has done what it did of the old one. */
const renewed = () => ({ idempotencyKey: crypto.randomUUID(), firstSentAt: 0 })

/** What earlier attempts of this page tell about the next one. */
export interface Attempts {
  /** Server failures by key of the call. */
  readonly failures: Map<string, number>
}

/** Sends one call while no other tab sends any; what another tab has settled meanwhile is settled. */
const sendOne = (key: string, parts: FlushParts, { failures }: Attempts): Promise<Outcome> =>
  parts.exclusively(async () => {
    const { entries } = parts
    const entry = await entries.find(key)
    if (entry?.state !== 'waiting' || (await parts.isAhead(entry))) return { kind: 'settled' }
    if (isForgotten(entry, parts.now())) {
      await entries.change(entry, { state: 'refused', failure: forgotten })
      return { kind: 'settled' }
    }
    if (entry.firstSentAt === 0) await entries.noteSending(entry, parts.now())
    parts.onSending(key)
    try {
      const data = await parts.send(entry)
      const left = parts.leftOf(entry, data)
      await parts.leadPictures(key, data)
      if (left) await entries.change(entry, { ...left, ...renewed(), state: 'refused' })
      else await entries.remove(entry)
      failures.delete(key)
      parts.onSent(entry, data)
      return { kind: 'settled' }
    } catch (error) {
      return await settleFailure(entry, error, parts, failures)
    } finally {
      parts.onSending(null)
    }
  })

const settleFailure = async (
  entry: Entry,
  error: unknown,
  parts: FlushParts,
  failures: Attempts['failures'],
): Promise<Outcome> => {
  const verdict = verdictOn(error, failures.get(entry.key) ?? 0)
  failures.set(entry.key, (failures.get(entry.key) ?? 0) + 1)
  if (verdict === 'ended') {
    parts.onEnded(error)
    return { kind: 'ended' }
  }
  if (verdict !== 'refused') return { kind: verdict, error }
  await parts.entries.change(entry, { state: 'refused', failure: failureOf(error) })
  parts.onRefused(entry, error)
  return { kind: 'settled' }
}

/**
 * Sends all waiting calls, those of a class in their order. A class whose service is overloaded holds up no other; a
 * missing network or an ended session stops everything (rule browser.7). Returns the error that something still waits
 * for, null if nothing waits.
 */
export const flush = async (parts: FlushParts, attempts: Attempts): Promise<unknown> => {
  const held = new Set<string>()
  const seen = new Set<string>()
  let problem: unknown = null
  for (;;) {
    const waiting = (await parts.entries.all(seen)).filter(({ state }) => state === 'waiting')
    if (waiting.length === 0) return problem
    for (const { key, about } of waiting) {
      seen.add(key)
      if (held.has(about.schoolClassId)) continue
      const outcome = await sendOne(key, parts, attempts)
      if (outcome.kind === 'ended') return null
      if (outcome.kind === 'later') return outcome.error
      if (outcome.kind !== 'overloaded') continue
      held.add(about.schoolClassId)
      problem ??= outcome.error
    }
  }
}
