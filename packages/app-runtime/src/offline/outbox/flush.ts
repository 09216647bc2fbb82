import { isApiError, unexpectedRequestOf } from '@lernspur/api-client/wire/api-error'
import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { CallFailure } from '../../waiting/queued-call'
import type { CellAnswers, CellRules } from './cell-rules'
import type { Entries, Entry } from './entry'
import type { RunExclusively } from './exclusively'
import { retryDecision } from './retry-decision'

export interface FlushParts {
  readonly entries: Entries
  /** Reads all calls, and publishes them. */
  read(): Promise<readonly Entry[]>
  readonly exclusively: RunExclusively
  /** Makes the call; rejects with an ApiError. */
  send(entry: Entry): Promise<unknown>
  /** Whether a picture has to wait for its entry. */
  mustWaitForEntry(entry: Entry): Promise<boolean>
  /** Gives a call's pictures what they belong to, from its answer. */
  attachPictures(key: string, data: unknown): Promise<void>
  readonly cells: CellRules
  /** Later calls that enter cells. */
  laterCells(entry: Entry): Promise<readonly Entry[]>
  /** Rebases them on the outcome of the cells before them. */
  rebaseCells(later: readonly Entry[], answers: CellAnswers): Promise<void>
  /** What an answer leaves for the user to decide, unless later calls do; null if nothing. */
  leftOf(
    entry: Entry,
    data: unknown,
    later: readonly Entry[],
  ): { readonly body: unknown; readonly failure: CallFailure } | null
  now(): number
  /** Whether a call can leave the device at all; it is attempted in any case. */
  isOnline(): boolean
  /** The call being sent; null if none is. */
  onSending(key: string | null): void
  /** The server has confirmed, and the call is deleted from the device except for what is left of it. */
  onSent(entry: Entry, data: unknown): void
  onRefused(entry: Entry, error: unknown): void
  /** The session is over: everything waits until its owner signs in again. */
  onEnded(error: unknown): void
}

type Outcome =
  | { readonly kind: 'settled' | 'ended' }
  | { readonly kind: 'later' | 'overloaded'; readonly error: unknown }

/** Shorter than the server keeps keys, because the clocks of both may differ. */
const keyLifetime = (retentionPeriods.idempotencyKey.count - 1) * 24 * 3_600_000

/** Whether the server may have answered so long ago that it would do the call again (rule browser.8). */
const isKeyExpired = ({ firstSentAt }: Entry, now: number) => firstSentAt > 0 && now - firstSentAt > keyLifetime

const failureOf = (error: unknown): CallFailure =>
  isApiError(error)
    ? {
        code: error.code,
        message: error.message,
        status: error.status,
        details: error.details,
        requestId: unexpectedRequestOf(error),
      }
    : { code: 'UNKNOWN', message: String(error), status: 500, details: [] }

const unknownOutcome: CallFailure = { code: 'UNKNOWN', message: 'The answer is lost.', status: 0, details: [] }

/** As a new call, because the server ties a key to a body, and has already executed part of the old one. */
const asNewCall = () => ({ idempotencyKey: crypto.randomUUID(), firstSentAt: 0 })

/** What this page's earlier attempts tell about the next one. */
export interface SendAttempts {
  /** Server failures by key of the call. */
  readonly failures: Map<string, number>
  /** The last answer about each cell, and when it came: a call may have been added meanwhile. */
  readonly cells: Map<string, { readonly answer: unknown; readonly at: number }>
}

/** What is known of a call before it is sent. */
interface KnownCall {
  readonly key: string
  readonly isPicture: boolean
  /** Pictures follow it. They are added together with it. */
  readonly isFollowed: boolean
}

/** Milliseconds for which a screen may still show a cell as it was before an answer. */
const resendDelay = 5_000

/** A call about to be sent for the first time, rebased on answers that came before the screen showed them. */
const onTop = async (entry: Entry, parts: FlushParts, known: SendAttempts['cells'], now: number): Promise<Entry> => {
  if (entry.firstSentAt !== now) return entry
  const recent = [...known].filter(([, { at }]) => entry.addedAt <= at + resendDelay)
  const body = parts.cells.rebasedBody(entry, new Map(recent.map(([cell, { answer }]) => [cell, answer])))
  if (body) await parts.entries.change(entry, { body })
  return body ? { ...entry, body } : entry
}

/** Sends one call while no other tab sends any, unless another tab has settled it meanwhile. */
const sendOne = (known: KnownCall, parts: FlushParts, attempts: SendAttempts): Promise<Outcome> =>
  parts.exclusively(async () => {
    const { entries } = parts
    const { failures } = attempts
    const { key } = known
    const now = parts.now()
    const picture = known.isPicture ? await entries.find(key) : undefined
    if (picture?.state === 'waiting' && (await parts.mustWaitForEntry(picture))) return { kind: 'settled' }
    const taken = await entries.take(key, parts.isOnline() ? now : 0)
    if (taken?.state !== 'waiting') return { kind: 'settled' }
    const entry = await onTop(taken, parts, attempts.cells, now)
    if (isKeyExpired(entry, now)) {
      await entries.change(entry, { state: 'refused', failure: unknownOutcome })
      return { kind: 'settled' }
    }
    parts.onSending(key)
    try {
      const data = await parts.send(entry)
      const later = await parts.laterCells(entry)
      const answers = parts.cells.answersTo(entry, data)
      await parts.rebaseCells(later, answers)
      const left = parts.leftOf(entry, data, later)
      if (known.isFollowed) await parts.attachPictures(key, data)
      if (left) await entries.change(entry, { ...left, ...asNewCall(), state: 'refused' })
      else await entries.remove(entry)
      failures.delete(key)
      for (const [cell, answer] of answers) attempts.cells.set(cell, { answer, at: parts.now() })
      parts.onSent(entry, data)
      return { kind: 'settled' }
    } catch (error) {
      return await handleFailure(entry, error, parts, failures)
    } finally {
      parts.onSending(null)
    }
  })

const handleFailure = async (
  entry: Entry,
  error: unknown,
  parts: FlushParts,
  failures: SendAttempts['failures'],
): Promise<Outcome> => {
  const decision = retryDecision(error, failures.get(entry.key) ?? 0)
  failures.set(entry.key, (failures.get(entry.key) ?? 0) + 1)
  if (decision === 'ended') {
    parts.onEnded(error)
    return { kind: 'ended' }
  }
  if (decision !== 'refused') return { kind: decision, error }
  await parts.entries.change(entry, { state: 'refused', failure: failureOf(error) })
  parts.onRefused(entry, error)
  return { kind: 'settled' }
}

/**
 * Sends all waiting calls, those of a class in their order. A class whose service is overloaded holds up no other; a
 * missing network or an ended session stops everything (rule browser.7). `justRead` are all calls, if they were just read.
 * Returns the error that something still waits for, null if nothing waits.
 */
export const flush = async (
  parts: FlushParts,
  attempts: SendAttempts,
  justRead?: readonly Entry[],
): Promise<unknown> => {
  const held = new Set<string>()
  const seen = new Set<string>()
  let problem: unknown = null
  for (let all = justRead ?? (await parts.read()); ; all = await parts.read()) {
    const waiting = all.filter(({ state, key }) => state === 'waiting' && !seen.has(key))
    if (waiting.length === 0) return problem
    const followed = new Set(all.map(({ picture }) => picture?.follows))
    for (const { key, about, picture } of waiting) {
      seen.add(key)
      if (held.has(about.schoolClassId)) continue
      const known = { key, isPicture: picture !== undefined, isFollowed: followed.has(key) }
      const outcome = await sendOne(known, parts, attempts)
      if (outcome.kind === 'ended' || outcome.kind === 'later') {
        await parts.read().catch(() => null)
        return outcome.kind === 'later' ? outcome.error : null
      }
      if (outcome.kind !== 'overloaded') continue
      held.add(about.schoolClassId)
      problem ??= outcome.error
    }
  }
}
