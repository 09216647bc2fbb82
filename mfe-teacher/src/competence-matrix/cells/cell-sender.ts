import { isApiError } from '@lernspur/app-runtime'
import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import {
  competenceCellLimits,
  type EnteredCell,
  type EnteredCellResult,
  type EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type CellChange, type CellEdit, isPending } from './cell-edit'
import { cellKey, parseCellKey } from './cell-key'
import type { CellStore } from './cell-store'

/**
 * Sends cells; sent again with the same key, they are written once. `onPersisted` is called once the device has stored
 * them.
 */
export type SendCells = (
  cells: readonly EnteredCell[],
  idempotencyKey: string,
  onPersisted: () => void,
) => Promise<EnteredCells>

interface SenderTexts {
  /** Somebody else changed the cell first, by name if known. */
  readonly changed: (name: string | null) => string
  readonly failed: (error: unknown) => string
  /** The entry has a photo, which would be lost. */
  readonly hasPhoto: string
}

interface Batch {
  readonly edits: ReadonlyMap<string, CellEdit>
  /** The cells as they were known when the call was made. */
  readonly known: ReadonlyMap<string, CompetenceCell | undefined>
  readonly idempotencyKey: string
}

/** Milliseconds in which cells are gathered into one call after an earlier one. */
export const gatherDelay = 300
/** Milliseconds of the first and the longest wait before a retry. */
const delays = { first: 1_000, longest: 30_000 }

/** No answer, or an overloaded server: worth a retry. Anything else would be answered the same. */
const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429

const bodyOf = ([key, edit]: [string, CellEdit]): EnteredCell => ({
  ...parseCellKey(key),
  performanceLevelV2Id: edit.levelId,
  basedOn: edit.basedOn,
  ...(edit.description !== undefined && { description: edit.description }),
  ...(edit.assessmentId !== undefined && { performanceAssessmentId: edit.assessmentId }),
  ...(edit.restoredId !== undefined && { restoredId: edit.restoredId }),
})

/**
 * Saves typed cells: the first at once, and the next ones gathered into further calls, even while an earlier call has
 * no answer, so that the device stores all of them. An edit of a cell that is being sent follows once the device has
 * stored the earlier one, and is sent on top of its result. A cell is sent on top of the entry that was on the screen
 * when it was typed, never on a newer one (rule cell.3). A call without an answer is sent again until there is one.
 */
export class CellSender {
  private readonly left = new Map<string, EnteredCell['basedOn']>()
  /** The edit last sent of each cell that is being sent, known by its `resolve`. */
  private readonly inFlight = new Map<string, CellEdit['resolve']>()
  /** Edits that the device stores until the server has them. */
  private readonly persisted = new WeakSet<CellEdit['resolve']>()
  private readonly persistedListeners = new Set<() => void>()
  private readonly again = new Set<() => void>()
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly store: CellStore,
    private readonly send: SendCells,
    private readonly texts: SenderTexts,
    /** Runs work soon, such as after the next paint. */
    private readonly soon: (work: () => void) => void = queueMicrotask,
  ) {}

  /** Enters a change; resolves with its result, or with undefined if it was replaced before it was sent. */
  enter(key: string, change: CellChange, basedOn?: EnteredCell['basedOn']): Promise<EnteredCellResult | undefined> {
    const { promise, resolve } = Promise.withResolvers<EnteredCellResult | undefined>()
    const { cell, edit } = this.store.get(key)
    const known = cell?.newest ? { id: cell.newest.id, updatedAt: cell.newest.updatedAt } : null
    // An unsaved edit was typed on top of the same entry.
    const base = basedOn !== undefined ? basedOn : edit && isPending(edit) ? edit.basedOn : known
    if (edit?.state === 'waiting') edit.resolve(undefined)
    // An unsaved note stays with a level typed after it, and goes when the cell is emptied.
    const note = edit?.state === 'sending' || change.levelId === null ? undefined : edit?.description
    const withNote = change.description === undefined && note !== undefined ? { ...change, description: note } : change
    this.store.setEdit(key, { ...withNote, basedOn: base, state: 'waiting', resolve: resolve })
    if (this.inFlight.size === 0) this.soon(() => this.flush())
    else this.timer ??= setTimeout(() => this.flush(), gatherDelay)
    return promise
  }

  /** Overwrites what somebody else has entered meanwhile, which the screen shows. */
  overwrite(key: string): void {
    const { edit, cell } = this.store.get(key)
    if (!edit) return
    const basedOn = cell?.newest ? { id: cell.newest.id, updatedAt: cell.newest.updatedAt } : null
    this.store.setEdit(key, { ...edit, basedOn, state: 'waiting', message: undefined, resolve: () => undefined })
    this.flush()
  }

  /** Drops what is typed; a call being sent cannot be stopped. */
  discard(key: string): void {
    const { edit } = this.store.get(key)
    if (!edit || edit.state === 'sending') return
    edit.resolve(undefined)
    this.store.setEdit(key, undefined)
  }

  /** Whether the server may already have an earlier change of the cell whose answer has not come. */
  isSending(key: string): boolean {
    return this.inFlight.has(key)
  }

  /** The entry as the last change of the cell here left it. */
  leftAt(key: string): EnteredCell['basedOn'] {
    return this.left.get(key) ?? null
  }

  /** Number of edits that would be lost with the page. */
  get looseCount(): number {
    return this.store.openEdits().filter(([, edit]) => !this.isPersisted(edit)).length
  }

  /** Resolves once the server or the device has everything that is unsaved. */
  async whenPersisted(): Promise<void> {
    const isPersisted = () => this.store.openEdits().every(([, edit]) => !isPending(edit) || this.isPersisted(edit))
    this.flush()
    if (isPersisted()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => isPersisted() && resolve()
    const stop = this.store.subscribeToOpen(look)
    const follow = () => {
      this.flush()
      look()
    }
    this.persistedListeners.add(follow)
    await promise
    this.persistedListeners.delete(follow)
    stop()
  }

  /** Retries at once, such as when the network is back. */
  retry(): void {
    for (const attempt of this.again) attempt()
  }

  private flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const waiting = this.waiting().slice(0, competenceCellLimits.cells)
    if (waiting.length > 0) void this.save(waiting)
  }

  /** Edits that can be sent now. */
  private waiting(): [string, CellEdit][] {
    const isFree = (before: CellEdit['resolve'] | undefined) => before === undefined || this.persisted.has(before)
    return this.store.openEdits().filter(([key, { state }]) => state === 'waiting' && isFree(this.inFlight.get(key)))
  }

  private async save(waiting: readonly [string, CellEdit][]): Promise<void> {
    const edits = new Map(waiting.map(([key, edit]): [string, CellEdit] => [key, { ...edit, state: 'sending' }]))
    for (const [key, edit] of edits) {
      this.inFlight.set(key, edit.resolve)
      this.store.setEdit(key, edit)
    }
    const known = new Map(waiting.map(([key]) => [key, this.store.get(key).cell]))
    await this.attempt({ edits, known, idempotencyKey: crypto.randomUUID() })
    if (this.waiting().length > 0) this.soon(() => this.flush())
  }

  private async attempt(batch: Batch): Promise<void> {
    for (;;) {
      try {
        const markPersisted = () => this.persist(batch)
        const { results } = await this.send([...batch.edits].map(bodyOf), batch.idempotencyKey, markPersisted)
        this.failures = 0
        for (const result of results) this.take(batch, result)
        return
      } catch (error) {
        if (!isPassing(error)) return this.refuse(batch, error)
        await this.wait()
      }
    }
  }

  /** The cell counts as being sent if a later edit has followed, which gets its own answer. */
  private arrived(key: string, { resolve: complete }: CellEdit): void {
    if (this.inFlight.get(key) === complete) this.inFlight.delete(key)
  }

  /** Whether the device holds the edit; what was refused, or is to be decided, it holds no longer. */
  private isPersisted(edit: CellEdit): boolean {
    return isPending(edit) && (edit.isPersisted === true || this.persisted.has(edit.resolve))
  }

  private persist({ edits }: Batch): void {
    for (const { resolve: complete } of edits.values()) this.persisted.add(complete)
    if (this.waiting().length > 0) this.timer ??= setTimeout(() => this.flush(), gatherDelay)
    for (const listener of this.persistedListeners) listener()
  }

  private async wait(): Promise<void> {
    const delay = Math.min(delays.first * 2 ** this.failures, delays.longest)
    this.failures += 1
    const { promise, resolve } = Promise.withResolvers<void>()
    this.again.add(resolve)
    const timer = setTimeout(resolve, delay)
    await promise
    clearTimeout(timer)
    this.again.delete(resolve)
  }

  private take({ edits, known }: Batch, result: EnteredCellResult): void {
    const key = cellKey(result.cell)
    const sent = edits.get(key)
    const isReadMeanwhile = this.store.get(key).cell !== known.get(key)
    // The typed value is already on the screen.
    this.store.put([result.cell], 'later')
    if (isReadMeanwhile) this.store.markStale(key)
    if (!sent) return
    this.arrived(key, sent)
    const now = this.store.get(key).edit
    if (result.outcome === 'saved') {
      const { newest } = result.cell
      // Anything typed meanwhile builds on the entry that has just been written.
      const basedOn = newest && { id: newest.id, updatedAt: newest.updatedAt }
      this.left.set(key, basedOn)
      if (now?.resolve === sent.resolve) this.store.setEdit(key, undefined, 'later')
      else if (now) this.store.setEdit(key, { ...now, basedOn })
    } else if (now && !this.inFlight.has(key)) {
      const { author } = result
      const name = author && `${author.firstName} ${author.lastName}`
      const isChanged = result.outcome === 'changedMeanwhile'
      const reason = result.error === 'INVALID_IMPLICIT_DELETION' ? this.texts.hasPhoto : (result.message ?? '')
      const message = isChanged ? this.texts.changed(name) : reason
      this.store.setEdit(key, { ...now, state: isChanged ? 'changed' : 'refused', message })
    }
    sent.resolve(result)
  }

  private refuse({ edits }: Batch, error: unknown): void {
    for (const [key, sent] of edits) {
      this.arrived(key, sent)
      const now = this.store.get(key).edit
      if (now && !this.inFlight.has(key))
        this.store.setEdit(key, { ...now, state: 'refused', message: this.texts.failed(error) })
      sent.resolve(undefined)
    }
  }
}
