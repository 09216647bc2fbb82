import { compareParts, type PartConflict, yieldTo } from './conflict'
import { isNothing, joinChanges, type PartChange, type ReportPart, withChange } from './part'

export type SaverState =
  | { readonly kind: 'clean' }
  /** Typed, and about to be sent. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Cannot be sent as it is: too long. */
  | { readonly kind: 'held' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly conflict: PartConflict; readonly who: string | undefined }

export interface SaverSnapshot<Part> {
  /** The part as the teacher sees it. */
  readonly part: Part
  readonly state: SaverState
}

export interface SaverOptions<Part extends ReportPart> {
  readonly part: Part
  /** Saves a change made to the state of `updatedAt`; gives the new state. */
  send(change: PartChange, updatedAt: string): Promise<Part>
  /** The state that the server has now. */
  reread(): Promise<Part>
  /** Undefined when the failure is no conflict; else who was faster, '' when unknown. */
  conflictBy(error: unknown): string | undefined
  /** Whether a failure may go better by itself. */
  isPassing(error: unknown): boolean
  isSendable(change: PartChange): boolean
  /** Counts as saving until the returned function is called. */
  hold(): () => void
  /** What failed or clashed is given up. */
  settled(): void
}

/** Milliseconds of quiet after which typing is saved. */
const quiet = 800
const repeatAfter = [2000, 5000, 10_000, 30_000] as const

/**
 * Saves one part of a report by itself: one call at a time, each on the state that the one before gave. A change stays
 * here until the server has taken it, whatever fails; somebody else's change is merged, and where both clash, asked about.
 */
export class PartSaver<Part extends ReportPart> {
  #options: SaverOptions<Part>
  #base: Part
  #unsent: PartChange = {}
  #sent: PartChange = {}
  #snapshot: SaverSnapshot<Part>
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #release: (() => void) | null = null
  #failures = 0

  constructor(options: SaverOptions<Part>) {
    this.#options = options
    this.#base = options.part
    this.#snapshot = { part: options.part, state: { kind: 'clean' } }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): SaverSnapshot<Part> => this.#snapshot

  get isClean(): boolean {
    return this.#running === null && isNothing(this.#unsent)
  }

  /** Takes over what the teacher did; it is sent after a moment of quiet, or at once. */
  change(change: PartChange, when: 'quiet' | 'now' = 'quiet') {
    this.#unsent = joinChanges(this.#unsent, change)
    const { state } = this.#snapshot
    if (state.kind === 'conflict') this.#show(state)
    else if (!this.#options.isSendable(this.#unsent)) this.#show({ kind: 'held' })
    else {
      this.#show({ kind: this.#running ? 'saving' : 'waiting' })
      this.#sendIn(when === 'now' ? 0 : quiet)
    }
  }

  /** Sends what is unsent; false when something could not be saved. */
  async flush(): Promise<boolean> {
    if (this.#snapshot.state.kind !== 'conflict') await this.#save()
    return this.isClean
  }

  /** Settles a conflict: the teacher's own version is sent, or the other one stays. */
  settle(version: 'mine' | 'theirs') {
    const { state } = this.#snapshot
    if (state.kind !== 'conflict') return
    if (version === 'theirs') this.#unsent = yieldTo(state.conflict, this.#unsent)
    if (isNothing(this.#unsent)) this.#options.settled()
    this.#show(isNothing(this.#unsent) ? { kind: 'clean' } : { kind: 'waiting' })
    void this.#save()
  }

  /** Forgets what is unsent, because the teacher said so. */
  discard() {
    clearTimeout(this.#timer)
    if (!isNothing(this.#unsent)) this.#options.settled()
    this.#unsent = {}
    this.#show({ kind: 'clean' })
  }

  /** A newer state was read from the server; it counts where nothing is unsent. */
  takeOver(part: Part) {
    if (!this.isClean || part.updatedAt === this.#base.updatedAt) return
    this.#base = part
    this.#show(this.#snapshot.state)
  }

  #sendIn(milliseconds: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), milliseconds)
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #saveAll() {
    while (!isNothing(this.#unsent)) {
      if (!this.#options.isSendable(this.#unsent)) return this.#show({ kind: 'held' })
      this.#sent = this.#unsent
      this.#unsent = {}
      this.#show({ kind: 'saving' })
      const failure = await this.#sendOnce()
      if (failure) return this.#show(failure)
    }
    this.#failures = 0
    this.#show({ kind: 'clean' })
  }

  async #sendOnce(): Promise<SaverState | null> {
    try {
      this.#base = await this.#options.send(this.#sent, this.#base.updatedAt)
      this.#sent = {}
      return null
    } catch (error) {
      this.#unsent = joinChanges(this.#sent, this.#unsent)
      this.#sent = {}
      const who = this.#options.conflictBy(error)
      return who === undefined ? this.#failed(error) : await this.#meet(who)
    }
  }

  async #meet(who: string): Promise<SaverState | null> {
    try {
      const theirs = await this.#options.reread()
      const { rest, conflict } = compareParts(this.#base, theirs, this.#unsent)
      this.#base = theirs
      this.#unsent = rest
      return conflict && { kind: 'conflict', conflict, who: who || undefined }
    } catch (error) {
      return this.#failed(error)
    }
  }

  #failed(error: unknown): SaverState {
    const wait = repeatAfter[Math.min(this.#failures, repeatAfter.length - 1)] ?? 0
    this.#failures += 1
    if (this.#options.isPassing(error)) this.#sendIn(wait)
    return { kind: 'failed', error }
  }

  #show(state: SaverState) {
    const part = withChange(this.#base, joinChanges(this.#sent, this.#unsent))
    this.#snapshot = { part, state }
    const isUnderWay = state.kind === 'waiting' || state.kind === 'saving'
    if (isUnderWay) this.#release ??= this.#options.hold()
    else {
      this.#release?.()
      this.#release = null
    }
    for (const listener of this.#listeners) listener()
  }
}
