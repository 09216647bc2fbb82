import type { Changes } from './changes'

/** Which version of a conflicting field is to stay. */
export type Version = 'mine' | 'theirs'

export type SaverState<Clash> =
  | { readonly kind: 'clean' }
  /** Changed, about to be sent. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Cannot be sent: invalid. */
  | { readonly kind: 'held' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Another user saved first; `who` is undefined if the server does not say. */
  | { readonly kind: 'conflict'; readonly clash: Clash; readonly who: string | undefined }

export interface SaverSnapshot<State, Clash> {
  /** The state as displayed. */
  readonly current: State
  readonly state: SaverState<Clash>
}

export interface SaverOptions<State, Change, Clash> {
  readonly stored: State
  readonly changes: Changes<State, Change, Clash>
  /** Saves a change based on a stored state; returns the new stored state. */
  send(change: Change, stored: State): Promise<State>
  /** The server's current state; undefined without conflict detection. */
  readonly reread?: (() => Promise<State>) | undefined
  isSendable(change: Change): boolean
  /** Undefined if the failure is not a conflict; else who saved first, '' if unknown. */
  conflictBy(error: unknown): string | undefined
  /** Whether a failure is temporary, so that saving is retried. */
  isPassing(error: unknown): boolean
  /** The page counts as saving until the returned function is called. */
  hold(): () => void
  /** A failed or conflicting change was dropped. */
  settled(): void
}

/** Milliseconds without input after which changes are saved. */
const quiet = 700
const repeatAfter = [2000, 5000, 10_000, 30_000] as const

/**
 * Autosave: one call at a time, each based on the state that the previous one returned. A change is kept until the
 * server has accepted it; on a conflict, the user decides before anything is overwritten.
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
    this.#snapshot = { current: options.stored, state: { kind: 'clean' } }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): SaverSnapshot<State, Clash> => this.#snapshot

  /** The last known state of the server, on which changes are based. */
  get stored(): State {
    return this.#stored
  }

  /** Whether everything is saved. */
  get isClean(): boolean {
    return this.#running === null && this.#isSent
  }

  /** Whether the displayed state differs from the stored one. */
  get isOpen(): boolean {
    return JSON.stringify(this.#snapshot.current) !== JSON.stringify(this.#stored)
  }

  /** Applies a change; it is sent after a short pause, or immediately. */
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

  /** Sends unsaved changes; false if something could not be saved. A conflict is left to the user. */
  flush = async (): Promise<boolean> => {
    if (this.#snapshot.state.kind !== 'conflict') await this.#save()
    return this.isClean
  }

  /** Resolves a conflict: sends the user's own version, or keeps the other one. */
  resolveConflict = (version: Version): void => {
    const { state } = this.#snapshot
    if (state.kind !== 'conflict') return
    if (version === 'theirs') this.#unsent = this.#options.changes.dropConflicts(state.clash, this.#unsent)
    if (this.#isSent) this.#options.settled()
    this.#show({ kind: this.#isSent ? 'clean' : 'waiting' })
    void this.#save()
  }

  /** Discards unsaved changes at the user's request. */
  discard = (): void => {
    clearTimeout(this.#timer)
    if (!this.#isSent) this.#options.settled()
    this.#unsent = this.#options.changes.none
    this.#show({ kind: 'clean' })
  }

  /** The displayed state was stored by another call: nothing is left to save. */
  accept = (): void => {
    clearTimeout(this.#timer)
    this.#stored = this.#snapshot.current
    this.#unsent = this.#options.changes.none
    this.#show({ kind: 'clean' })
  }

  /** A newer state was read from the server; it replaces the displayed one if nothing is unsaved. */
  takeOver(stored: State) {
    if (!this.isClean) return
    this.#stored = stored
    this.#show(this.#snapshot.state)
  }

  /**
   * A newer state was read from the server: merges unsaved changes with it, and leaves conflicts to the user. Does
   * nothing while a change is being sent, whose answer is newer, or while a conflict is open.
   */
  meet(theirs: State) {
    const { state } = this.#snapshot
    if (this.#running || state.kind === 'conflict') return
    if (this.#isSent) return this.takeOver(theirs)
    const clash = this.#merge(theirs)
    if (clash || this.#isSent) clearTimeout(this.#timer)
    this.#show(clash ? { kind: 'conflict', clash, who: undefined } : this.#isSent ? { kind: 'clean' } : state)
  }

  /** Rebases unsaved changes onto another stored state; returns what both have changed, null if nothing. */
  #merge(theirs: State): Clash | null {
    const { rest, clash } = this.#options.changes.compare(this.#stored, theirs, this.#unsent)
    this.#stored = theirs
    this.#unsent = rest
    return clash
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
      const clash = this.#merge(await reread())
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
    this.#snapshot = { current: changes.apply(this.#stored, changes.join(this.#sent, this.#unsent)), state }
    const isUnderWay = state.kind === 'waiting' || state.kind === 'saving'
    if (isUnderWay) this.#release ??= hold()
    else {
      this.#release?.()
      this.#release = null
    }
    for (const listener of this.#listeners) listener()
  }
}
