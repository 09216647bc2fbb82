import type { Changes } from './changes'

export type SaverState<Clash> =
  | { readonly kind: 'clean' }
  /** Typed, and about to be sent. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Cannot be sent as it is: not valid. */
  | { readonly kind: 'held' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Somebody else was faster; `who` is undefined where the server does not tell. */
  | { readonly kind: 'conflict'; readonly clash: Clash; readonly who: string | undefined }

export interface SaverSnapshot<State, Clash> {
  /** As the person sees it. */
  readonly shown: State
  readonly state: SaverState<Clash>
}

export interface SaverOptions<State, Change, Clash> {
  readonly stored: State
  readonly changes: Changes<State, Change, Clash>
  /** Saves a change made to a stored state; gives the new one. */
  send(change: Change, stored: State): Promise<State>
  /** The state that the server has now; undefined where it does not watch for conflicts. */
  readonly reread?: (() => Promise<State>) | undefined
  isSendable(change: Change): boolean
  /** Undefined when the failure is no conflict; else who was faster, '' when unknown. */
  conflictBy(error: unknown): string | undefined
  /** Whether a failure may go better by itself, so that it is tried again. */
  isPassing(error: unknown): boolean
  /** Counts as saving until the returned function is called. */
  hold(): () => void
  /** What failed or clashed is given up. */
  settled(): void
}

/** Which version of what clashes is to stay. */
export type Version = 'mine' | 'theirs'

/** Milliseconds of quiet after which typing is saved. */
const quiet = 700
const repeatAfter = [2000, 5000, 10_000, 30_000] as const

/**
 * Saves by itself: one call at a time, each on the state that the one before gave. A change stays here until the server
 * has taken it, whatever fails; where somebody else was faster, the person decides before anything is overwritten.
 */
export class Autosaver<State, Change, Clash> {
  #options: SaverOptions<State, Change, Clash>
  #stored: State
  #unsent: Change
  #sent: Change
  #snapshot: SaverSnapshot<State, Clash>
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #release: (() => void) | null = null
  #failures = 0

  constructor(options: SaverOptions<State, Change, Clash>) {
    this.#options = options
    this.#stored = options.stored
    this.#unsent = options.changes.none
    this.#sent = options.changes.none
    this.#snapshot = { shown: options.stored, state: { kind: 'clean' } }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): SaverSnapshot<State, Clash> => this.#snapshot

  /** Whether the server knows everything. */
  get isClean(): boolean {
    return this.#running === null && this.#isSent
  }

  /** Whether what is shown differs from what is stored. */
  get isOpen(): boolean {
    return JSON.stringify(this.#snapshot.shown) !== JSON.stringify(this.#stored)
  }

  /** Takes over what the person did; it is sent after a moment of quiet, or at once. */
  change(change: Change, when: 'quiet' | 'now' = 'quiet') {
    this.#unsent = this.#options.changes.join(this.#unsent, change)
    clearTimeout(this.#timer)
    const { state } = this.#snapshot
    if (state.kind === 'conflict') this.#show(state)
    else if (!this.#options.isSendable(this.#unsent)) this.#show({ kind: 'held' })
    else {
      this.#show({ kind: this.#running ? 'saving' : 'waiting' })
      this.#sendIn(when === 'now' ? 0 : quiet)
    }
  }

  /** Sends what is unsent; false when something could not be saved. A conflict waits for the person. */
  flush = async (): Promise<boolean> => {
    if (this.#snapshot.state.kind !== 'conflict') await this.#save()
    return this.isClean
  }

  /** Settles a conflict: the person's own version is sent, or the other one stays. */
  settle = (version: Version): void => {
    const { state } = this.#snapshot
    if (state.kind !== 'conflict') return
    if (version === 'theirs') this.#unsent = this.#options.changes.yieldTo(state.clash, this.#unsent)
    if (this.#isSent) this.#options.settled()
    this.#show({ kind: this.#isSent ? 'clean' : 'waiting' })
    void this.#save()
  }

  /** Forgets what is unsent, because the person said so. */
  discard = (): void => {
    clearTimeout(this.#timer)
    if (!this.#isSent) this.#options.settled()
    this.#unsent = this.#options.changes.none
    this.#show({ kind: 'clean' })
  }

  /** What is shown was stored in another way: nothing of it has to be saved any more. */
  accept = (): void => {
    clearTimeout(this.#timer)
    this.#stored = this.#snapshot.shown
    this.#unsent = this.#options.changes.none
    this.#show({ kind: 'clean' })
  }

  /** A newer state was read from the server; it counts where nothing is unsent. */
  takeOver(stored: State) {
    if (!this.isClean) return
    this.#stored = stored
    this.#show(this.#snapshot.state)
  }

  get #isSent(): boolean {
    return this.#options.changes.isNothing(this.#unsent)
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
    while (!this.#isSent) {
      if (!this.#options.isSendable(this.#unsent)) return this.#show({ kind: 'held' })
      this.#sent = this.#unsent
      this.#unsent = this.#options.changes.none
      this.#show({ kind: 'saving' })
      const failure = await this.#sendOnce()
      if (failure) return this.#show(failure)
    }
    this.#failures = 0
    this.#show({ kind: 'clean' })
  }

  async #sendOnce(): Promise<SaverState<Clash> | null> {
    const { changes, conflictBy, reread, send } = this.#options
    try {
      this.#stored = await send(this.#sent, this.#stored)
      this.#sent = changes.none
      return null
    } catch (error) {
      this.#unsent = changes.join(this.#sent, this.#unsent)
      this.#sent = changes.none
      const who = conflictBy(error)
      return who === undefined || !reread ? this.#failed(error) : await this.#meet(who, reread)
    }
  }

  async #meet(who: string, reread: () => Promise<State>): Promise<SaverState<Clash> | null> {
    try {
      const theirs = await reread()
      const { rest, clash } = this.#options.changes.compare(this.#stored, theirs, this.#unsent)
      this.#stored = theirs
      this.#unsent = rest
      return clash && { kind: 'conflict', clash, who: who || undefined }
    } catch (error) {
      return this.#failed(error)
    }
  }

  #failed(error: unknown): SaverState<Clash> {
    const wait = repeatAfter[Math.min(this.#failures, repeatAfter.length - 1)] ?? 0
    this.#failures += 1
    if (this.#options.isPassing(error)) this.#sendIn(wait)
    return { kind: 'failed', error }
  }

  #show(state: SaverState<Clash>) {
    const { changes, hold } = this.#options
    this.#snapshot = { shown: changes.apply(this.#stored, changes.join(this.#sent, this.#unsent)), state }
    const isUnderWay = state.kind === 'waiting' || state.kind === 'saving'
    if (isUnderWay) this.#release ??= hold()
    else {
      this.#release?.()
      this.#release = null
    }
    for (const listener of this.#listeners) listener()
  }
}
