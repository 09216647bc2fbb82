import type { SkillCell } from '@lernspur/contracts/teacher/skill-cell/skill-cell'
import { skillCellLimits } from '@lernspur/contracts/teacher/skill-cell/skill-cell.contract'
import { keyOf, pairOf } from './cell-key'
import type { CellStore } from './cell-store'

interface LiveReads {
  readonly some: (pairs: readonly string[]) => Promise<readonly SkillCell[]>
  readonly all: () => Promise<readonly SkillCell[]>
}

/** Milliseconds in which changes are gathered to one read: what one types oneself is heard of as well, key by key. */
const gathering = 500

/** A cell without entries, as the server answers for a pair. */
const emptyCell = (key: string): SkillCell => ({
  ...pairOf(key),
  levelId: null,
  levelDay: null,
  count: 0,
  newest: null,
})

/** An entry changes with each of these; the other fields follow from them. */
const isSame = (one: SkillCell, other: SkillCell): boolean =>
  one.count === other.count &&
  one.levelId === other.levelId &&
  one.levelDay === other.levelDay &&
  one.newest?.id === other.newest?.id &&
  one.newest?.updatedAt === other.newest?.updatedAt

/**
 * Reads anew what events say has changed. A cell that was saved while the read was on its way is read once more, since
 * the read may have begun before; so is one whose answer came after a read, as the answer may be the older of the two.
 */
export class LiveCells {
  private readonly wanted = new Set<string>()
  private isAllWanted = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private isOver = false
  private readonly leave: () => void

  constructor(
    private readonly store: CellStore,
    private readonly reads: LiveReads,
  ) {
    this.leave = store.subscribeToDoubts((key) => this.heard(key))
  }

  /** Data of an event: pairs separated by spaces, none for all cells. */
  heard(data: string): void {
    const pairs = data.split(' ').filter(Boolean)
    if (pairs.length === 0) this.isAllWanted = true
    for (const pair of pairs) this.wanted.add(pair)
    this.timer ??= setTimeout(() => void this.read(), gathering)
  }

  /** All cells by a read that may be older than what is known: those that differ are read anew. */
  compare(cells: readonly SkillCell[]): void {
    const read = new Map(cells.map((cell) => [keyOf(cell), cell]))
    const keys = new Set([...this.store.keys(), ...read.keys()])
    const differing = [...keys].filter((key) => !this.isKnown(read.get(key) ?? emptyCell(key)))
    if (differing.length > 0) this.heard(differing.join(' '))
  }

  stop(): void {
    this.isOver = true
    this.leave()
    clearTimeout(this.timer)
  }

  private isKnown(cell: SkillCell): boolean {
    const key = keyOf(cell)
    return isSame(this.store.get(key).cell ?? emptyCell(key), cell)
  }

  private async read(): Promise<void> {
    const isAll = this.isAllWanted || this.wanted.size > skillCellLimits.pairs
    const pairs = [...this.wanted]
    this.wanted.clear()
    this.isAllWanted = false
    const before = new Map((isAll ? this.store.keys() : pairs).map((key) => [key, this.store.get(key).cell]))
    try {
      const cells = isAll ? await this.reads.all() : await this.reads.some(pairs)
      const found = new Set(cells.map(keyOf))
      const gone = [...before.keys()].filter((key) => !found.has(key))
      this.take([...cells, ...gone.map(emptyCell)], before)
    } catch {
      // The next event, or the next connection, reads again.
    } finally {
      this.timer = undefined
      if (!this.isOver && (this.wanted.size > 0 || this.isAllWanted)) this.heard([...this.wanted].join(' '))
    }
  }

  private take(cells: readonly SkillCell[], before: ReadonlyMap<string, SkillCell | undefined>): void {
    if (this.isOver) return
    const isOvertaken = (cell: SkillCell): boolean => this.store.get(keyOf(cell)).cell !== before.get(keyOf(cell))
    for (const cell of cells) if (isOvertaken(cell)) this.wanted.add(keyOf(cell))
    // What one types oneself is heard of as well, and known already.
    for (const cell of cells.filter((one) => !isOvertaken(one)))
      this.store.put([cell], this.isKnown(cell) ? 'later' : 'now')
  }
}
