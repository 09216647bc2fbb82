import type { RouteSpec } from '@lernspur/contracts/wire/route'
import type { QueuedCall } from '../../waiting/queued-call'
import { laterCells, rebaseCells } from './cells'
import type { Entries, Entry, EntryContent, NewEntry } from './entry'
import { type FlushParts, flush, type SendAttempts } from './flush'
import { attachPictures, mustWaitForEntry, picturesOf } from './pictures'
import { retryWait } from './retry-wait'

export interface OutboxParts
  extends Omit<
    FlushParts,
    'read' | 'onSending' | 'mustWaitForEntry' | 'attachPictures' | 'laterCells' | 'rebaseCells'
  > {
  readonly entries: Entries
  /** Receives all calls of the person after each change that this page makes or hears of. */
  onChange(calls: readonly QueuedCall[]): void
  /** Tells other tabs of a change. */
  announce(): void
  /** Runs work after some milliseconds; returns a function that cancels it. */
  later(work: () => void, wait: number): () => void
}

/** The content of a call to be added; with a key, adding can be repeated safely. */
export interface OutboxAddition extends Omit<EntryContent, 'failure' | 'route'> {
  readonly key: string
  /** When it was sent before, in milliseconds since 1970; 0 if the server cannot have it. */
  readonly firstSentAt?: number
  readonly route: Pick<RouteSpec, 'method' | 'path'>
  /** Calls with pictures that follow it. */
  readonly pictures?: readonly NewEntry[]
}

/** The server may have executed the call: it was sent, and the answer is missing or too old. */
const isUnsure = ({ state, firstSentAt, failure }: Entry): boolean =>
  state === 'refused' ? failure?.status === 0 : firstSentAt > 0

/** Calls of one person that wait on this device, as one tab sees them (rules browser.7, browser.8). */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #attempts: SendAttempts = { failures: new Map(), cells: new Map() }
  #sending: string | null = null
  #running: Promise<void> | null = null
  #reading: Promise<readonly Entry[]> | null = null
  #nextReading: Promise<readonly Entry[]> | null = null
  /** As last read; null if they may have changed since. */
  #entries: readonly Entry[] | null = null
  #isRerunRequested = false
  #isClosed = false
  #rounds = 0
  #cancel = () => {}

  constructor(parts: OutboxParts) {
    this.#parts = parts
  }

  /** Resolves once the call is durable on the device; then it is sent as soon as possible. */
  async add({ key, firstSentAt = 0, pictures = [], ...content }: OutboxAddition): Promise<void> {
    const times = { addedAt: this.#parts.now(), firstSentAt }
    await this.#parts.entries.add(times, [{ key, content: { ...content, failure: null } }, ...pictures])
    void this.flush(await this.#changed())
  }

  /** Replaces the body of a call that was refused or never sent; false if the server may have it already. */
  correct = (key: string, body: unknown): Promise<boolean> =>
    this.#closeEntry(key, async (entry) => {
      if (entry.state !== 'refused' && entry.firstSentAt > 0) return false
      // The server ties a key to its body.
      const idempotencyKey = crypto.randomUUID()
      await this.#parts.entries.change(entry, { body, idempotencyKey, state: 'waiting', firstSentAt: 0, failure: null })
      return true
    })

  /** Replaces a picture that was refused or never sent; false if the server may have it. */
  replacePicture = (key: string, file: Blob): Promise<boolean> =>
    this.#closeEntry(key, async (entry) => {
      if (entry.state !== 'refused' && entry.firstSentAt > 0) return false
      const renewed = { idempotencyKey: crypto.randomUUID(), state: 'waiting', firstSentAt: 0, failure: null } as const
      await this.#parts.entries.change(entry, renewed, file)
      return true
    })

  /** The picture that a call sends. */
  pictureOf = (key: string): Promise<Blob | undefined> => this.#parts.entries.fileOf(key)

  /** Sends a refused call again, unchanged. */
  retry = (key: string): Promise<boolean> =>
    this.#closeEntry(key, async (entry) => {
      await this.#parts.entries.change(entry, { state: 'waiting', firstSentAt: 0, failure: null })
      return true
    })

  /** Removes a call, and the pictures that go with it; false if the server has it, or may have it unless `isUnsureToo`. */
  discard = (key: string, isUnsureToo = false): Promise<boolean> =>
    this.#change(async () => {
      const { entries } = this.#parts
      const entry = await entries.find(key)
      if (entry && isUnsure(entry) && !isUnsureToo) return false
      for (const picture of await picturesOf(entries, key)) await entries.remove(picture)
      if (entry) await entries.remove(entry)
      return entry !== undefined
    })

  /** Sends what waits; a call during a run starts another run after it. */
  flush = (justRead?: readonly Entry[]): Promise<void> => {
    this.#isRerunRequested = this.#running !== null
    this.#running ??= this.#run(justRead).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Reads changes made here or in other tabs. Callers during a read share the one after it. */
  reread = (): Promise<readonly Entry[]> => {
    if (this.#reading) {
      this.#nextReading ??= this.#reading
        .catch(() => null)
        .then(() => {
          this.#nextReading = null
          return this.reread()
        })
      return this.#nextReading
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  /** Stops sending from this tab; what waits stays. */
  close(): void {
    this.#isClosed = true
    this.#cancel()
  }

  async #run(justRead?: readonly Entry[]): Promise<void> {
    let known = justRead
    do {
      this.#isRerunRequested = false
      this.#cancel()
      const problem = this.#isClosed ? null : await this.#round(known)
      known = undefined
      if (problem === null) this.#rounds = 0
      else
        this.#cancel = this.#parts.later(() => void this.flush(), retryWait(problem, this.#rounds++, this.#parts.now()))
    } while (this.#isRerunRequested)
  }

  /**
   * The error that something still waits for, or null. If the device cannot read its entries now, tries again later.
   */
  async #round(justRead?: readonly Entry[]): Promise<unknown> {
    try {
      const { entries, cells } = this.#parts
      const parts: FlushParts = {
        ...this.#parts,
        read: this.reread,
        onSending: (key: string | null) => this.#showSending(key),
        mustWaitForEntry: (entry: Entry) => mustWaitForEntry(entries, entry),
        attachPictures: (key: string, data: unknown) => attachPictures(entries, key, data),
        laterCells: (entry) => laterCells(entries, cells, entry),
        rebaseCells: (later, answers) => rebaseCells(entries, cells, later, answers),
      }
      return await flush(parts, this.#attempts, justRead)
    } catch (error) {
      await this.reread().catch(() => null)
      return error
    } finally {
      this.#parts.announce()
    }
  }

  async #read(): Promise<readonly Entry[]> {
    const entries = this.#isClosed ? [] : await this.#parts.entries.all()
    if (this.#isClosed) return []
    this.#entries = entries
    this.#show(entries)
    return entries
  }

  #show(entries: readonly Entry[]): void {
    this.#parts.onChange(entries.map((entry) => this.#queued(entry)))
  }

  /** A settled call is read again with the next call, or at the end of the round. */
  #showSending(key: string | null): void {
    this.#sending = key
    if (key === null) this.#entries = null
    else if (this.#entries === null) void this.reread().catch(() => null)
    else this.#show(this.#entries)
  }

  #closeEntry(key: string, change: (entry: Entry) => Promise<boolean>): Promise<boolean> {
    return this.#change(async () => {
      const entry = await this.#parts.entries.find(key)
      return entry ? await change(entry) : false
    })
  }

  /** Nothing is changed while any tab is sending it. */
  async #change(change: () => Promise<boolean>): Promise<boolean> {
    const done = await this.#parts.exclusively(change)
    void this.flush(await this.#changed())
    return done
  }

  #changed(): Promise<readonly Entry[]> {
    this.#parts.announce()
    return this.reread()
  }

  #queued(entry: Entry): QueuedCall {
    const { key, state, about, params, body, addedAt, failure, picture } = entry
    const isSending = key === this.#sending && state === 'waiting'
    return {
      key,
      state: isSending ? 'sending' : state,
      about,
      params,
      body,
      addedAt,
      failure,
      isUnsure: isUnsure(entry),
      isPicture: picture !== undefined,
    }
  }
}
