import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import { type CellEdit, isPending } from './cell-edit'
import { cellKey, parseCellKey } from './cell-key'

/** The state of a cell: what the server said, what is typed on top of it, and what a paste would write. */
export interface CellState {
  readonly cell: CompetenceCell | undefined
  readonly edit: CellEdit | undefined
  readonly preview: string | undefined
}

type ChangeListener = () => void

/** When a change is drawn: as it is made, or once the typist pauses. */
type DrawTiming = 'now' | 'later'

/** The cells on the screen by key. Components subscribe to a cell or a row, so that a change rerenders one cell. */
export class CellStore {
  private readonly cells = new Map<string, CompetenceCell>()
  private readonly edits = new Map<string, CellEdit>()
  private previews: ReadonlyMap<string, string> = new Map()
  private readonly states = new Map<string, CellState>()
  private readonly listeners = new Map<string, Set<ChangeListener>>()
  private readonly rows = new Map<string, Set<(competenceId: string) => void>>()
  private readonly all = new Set<ChangeListener>()
  private readonly staleListeners = new Set<(key: string) => void>()
  private readonly toDraw = new Set<string>()
  /** Whether anything has changed since the start. */
  isChanged = false

  /** `later` runs work when it holds nobody up, once for several requests. */
  constructor(
    cells: readonly CompetenceCell[],
    private readonly later: (work: () => void) => void = (work) => work(),
  ) {
    for (const cell of cells) this.cells.set(cellKey(cell), cell)
  }

  /** Keeps its identity until the cell changes. */
  get(key: string): CellState {
    const known = this.states.get(key)
    if (known) return known
    const state = { cell: this.cells.get(key), edit: this.edits.get(key), preview: this.previews.get(key) }
    this.states.set(key, state)
    return state
  }

  subscribe(key: string, changed: ChangeListener): () => void {
    const own = this.listeners.get(key) ?? new Set()
    this.listeners.set(key, own.add(changed))
    return () => own.delete(changed)
  }

  /** Calls `changed` with the competence of each of the child's cells that must rerender. */
  subscribeToRow(studentId: string, changed: (competenceId: string) => void): () => void {
    const own = this.rows.get(studentId) ?? new Set()
    this.rows.set(studentId, own.add(changed))
    return () => own.delete(changed)
  }

  /** Calls `changed` with each change of an unsaved edit. */
  subscribeToOpen(changed: ChangeListener): () => void {
    this.all.add(changed)
    return () => this.all.delete(changed)
  }

  /** Calls `onStale` with each cell that may be older than what was read before. */
  subscribeToStale(onStale: (key: string) => void): () => void {
    this.staleListeners.add(onStale)
    return () => this.staleListeners.delete(onStale)
  }

  markStale(key: string): void {
    for (const onStale of this.staleListeners) onStale(key)
  }

  /** Takes the server's state of some cells; `later`: nobody waits to see it. */
  put(cells: readonly CompetenceCell[], drawn: DrawTiming = 'now'): void {
    for (const cell of cells) {
      const key = cellKey(cell)
      this.cells.set(key, cell)
      this.changed(key, drawn)
    }
  }

  setEdit(key: string, edit: CellEdit | undefined, drawn: DrawTiming = 'now'): void {
    if (edit) this.edits.set(key, edit)
    else this.edits.delete(key)
    this.changed(key, drawn)
    for (const changed of this.all) changed()
  }

  /** Unsaved edits, in the order in which they were first typed. */
  openEdits(): [string, CellEdit][] {
    return [...this.edits]
  }

  /** Resolves once nothing is waiting or being sent. */
  async whenSent(): Promise<void> {
    const isSent = () => this.openEdits().every(([, edit]) => !isPending(edit))
    if (isSent()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = this.subscribeToOpen(() => isSent() && resolve())
    await promise
    stop()
  }

  /** Levels that a paste would write, by key. */
  setPreview(previews: ReadonlyMap<string, string>): void {
    const before = this.previews
    this.previews = previews
    for (const key of new Set([...before.keys(), ...previews.keys()])) this.changed(key, 'now')
  }

  keys(): string[] {
    return [...this.cells.keys()]
  }

  /** All cells with entries as the server has them, for the page's cache. */
  snapshot(): CompetenceCell[] {
    return [...this.cells.values()].filter(({ newest }) => newest !== null)
  }

  private changed(key: string, drawn: DrawTiming): void {
    this.states.delete(key)
    this.isChanged = true
    for (const changed of this.listeners.get(key) ?? []) changed()
    this.toDraw.add(key)
    if (drawn === 'now') this.draw(key)
    else this.later(this.drawAll)
  }

  private draw(key: string): void {
    this.toDraw.delete(key)
    const { studentId, competenceId } = parseCellKey(key)
    for (const changed of this.rows.get(studentId) ?? []) changed(competenceId)
  }

  private readonly drawAll = (): void => {
    for (const key of this.toDraw) this.draw(key)
  }
}
