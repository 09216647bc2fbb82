import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import { competenceCellLimits } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { cellKey, parseCellKey } from './cell-key'
import type { CellStore } from './cell-store'

interface LiveReads {
  readonly some: (pairs: readonly string[]) => Promise<readonly CompetenceCell[]>
  readonly all: () => Promise<readonly CompetenceCell[]>
}

/** Milliseconds in which changes are gathered into one read: the user's own keys cause events as well. */
const gatherDelay = 500

/** A cell without entries, as the server answers for a pair. */
const emptyCell = (key: string): CompetenceCell => ({
  ...parseCellKey(key),
  levelId: null,
  levelDay: null,
  count: 0,
  newest: null,
})

/** An entry changes with each of these; the other fields follow from them. */
const isSame = (one: CompetenceCell, other: CompetenceCell): boolean =>
  one.count === other.count &&
  one.levelId === other.levelId &&
  one.levelDay === other.levelDay &&
  one.newest?.id === other.newest?.id &&
  one.newest?.updatedAt === other.newest?.updatedAt

/**
 * Refetches what events say has changed. A cell that was saved during the read is read once more, since the read may
 * have started before the save; so is one whose save was answered after a read, as that answer may be the older of the
 * two.
 */
export class LiveCells {
  private readonly requested = new Set<string>()
  private isAllRequested = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private isOver = false
  private readonly leave: () => void

  constructor(
    private readonly store: CellStore,
    private readonly reads: LiveReads,
  ) {
    this.leave = store.subscribeToStale((key) => this.receive(key))
  }

  /** Data of an event: pairs separated by spaces, none for all cells. */
  receive(data: string): void {
    const pairs = data.split(' ').filter(Boolean)
    if (pairs.length === 0) this.isAllRequested = true
    for (const pair of pairs) this.requested.add(pair)
    this.timer ??= setTimeout(() => void this.read(), gatherDelay)
  }

  /** Takes a read of all cells that may be out of date: those that differ are read again. */
  compare(cells: readonly CompetenceCell[]): void {
    const read = new Map(cells.map((cell) => [cellKey(cell), cell]))
    const keys = new Set([...this.store.keys(), ...read.keys()])
    const differing = [...keys].filter((key) => !this.isKnown(read.get(key) ?? emptyCell(key)))
    if (differing.length > 0) this.receive(differing.join(' '))
  }

  stop(): void {
    this.isOver = true
    this.leave()
    clearTimeout(this.timer)
  }

  private isKnown(cell: CompetenceCell): boolean {
    const key = cellKey(cell)
    return isSame(this.store.get(key).cell ?? emptyCell(key), cell)
  }

  private async read(): Promise<void> {
    const isAll = this.isAllRequested || this.requested.size > competenceCellLimits.pairs
    const pairs = [...this.requested]
    this.requested.clear()
    this.isAllRequested = false
    const before = new Map((isAll ? this.store.keys() : pairs).map((key) => [key, this.store.get(key).cell]))
    try {
      const cells = isAll ? await this.reads.all() : await this.reads.some(pairs)
      const found = new Set(cells.map(cellKey))
      const gone = [...before.keys()].filter((key) => !found.has(key))
      this.take([...cells, ...gone.map(emptyCell)], before)
    } catch {
      // The next event, or the next connection, reads again.
    } finally {
      this.timer = undefined
      if (!this.isOver && (this.requested.size > 0 || this.isAllRequested)) this.receive([...this.requested].join(' '))
    }
  }

  private take(cells: readonly CompetenceCell[], before: ReadonlyMap<string, CompetenceCell | undefined>): void {
    if (this.isOver) return
    const isSuperseded = (cell: CompetenceCell): boolean =>
      this.store.get(cellKey(cell)).cell !== before.get(cellKey(cell))
    for (const cell of cells) if (isSuperseded(cell)) this.requested.add(cellKey(cell))
    // The user's own edits cause events as well, and are known already.
    for (const cell of cells.filter((one) => !isSuperseded(one)))
      this.store.put([cell], this.isKnown(cell) ? 'later' : 'now')
  }
}
