/** What a key waits for, after `S` or `Z`. */
export type FillMode = 'column' | 'row'

export interface FocusedCell {
  readonly studentId?: string | undefined
  readonly competenceId?: string | undefined
  readonly fill?: FillMode | undefined
  /** Why the last key did nothing. */
  readonly hint?: string | undefined
  /** What the last key did, read out. */
  readonly announcement?: string | undefined
}

/** Where the focus is and what the last key did: the strip above the grid listens, the grid does not. */
export class FocusedCellStore {
  private cell: FocusedCell = {}
  private readonly listeners = new Set<() => void>()

  /** `soon` runs work after the typed key, once for several requests. */
  constructor(private readonly soon: (work: () => void) => void = (work) => work()) {}

  readonly get = (): FocusedCell => this.cell

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  /** Takes a new focus; the announcement stays. */
  move(studentId: string | undefined, competenceId: string | undefined): void {
    this.set({ studentId, competenceId, announcement: this.cell.announcement })
  }

  update(part: Pick<FocusedCell, 'fill' | 'hint' | 'announcement'>): void {
    const { studentId, competenceId } = this.cell
    this.set({ studentId, competenceId, ...part })
  }

  private set(cell: FocusedCell): void {
    this.cell = cell
    this.soon(this.notify)
  }

  private readonly notify = (): void => {
    for (const changed of this.listeners) changed()
  }
}
