import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type {
  EnteredCell,
  EnteredCellResult,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { CellSender } from '../cell-sender'
import { CellStore } from '../cell-store'
import { LiveCells } from '../live-cells'
import { UndoSteps } from '../undo-steps'

interface StoredEntry {
  readonly id: string
  readonly updatedAt: string
  readonly levelId: string
  readonly author: string
}

export const pair = { studentId: 'mia', competenceId: 'reads' }
export const key = 'mia_reads'
export const texts = {
  changed: (name: string | null) => `changed by ${name}`,
  failed: () => 'failed',
  hasPhoto: 'has a photo',
}

/** Entries of today in memory, by the rules of the real server. */
export class TestServer {
  private readonly entries = new Map<string, StoredEntry[]>()
  private readonly deleted = new Map<string, StoredEntry>()
  private count = 0
  readonly listeners = new Set<(pairs: string) => void>()

  cell(at: string, reader: string): CompetenceCell {
    const [studentId = '', competenceId = ''] = at.split('_')
    const held = this.entries.get(at) ?? []
    const newest = held.at(-1)
    return {
      studentId,
      competenceId,
      levelId: newest?.levelId ?? null,
      levelDay: newest ? '2026-11-20' : null,
      count: held.length,
      newest: newest ? { ...newest, observedAt: '2026-11-20', isOwn: newest.author === reader, isLegacy: false } : null,
    }
  }

  enter(author: string, cells: readonly EnteredCell[]): EnteredCellResult[] {
    const results = cells.map((cell) => this.one(author, cell))
    const pairs = cells.map(({ studentId, competenceId }) => `${studentId}_${competenceId}`).join(' ')
    for (const notify of this.listeners) notify(pairs)
    return results
  }

  private one(
    author: string,
    { studentId, competenceId, basedOn, performanceLevelV2Id, restoredId = '' }: EnteredCell,
  ): EnteredCellResult {
    const at = `${studentId}_${competenceId}`
    const held = this.entries.get(at) ?? []
    const newest = held.at(-1)
    const none = { before: null, author: null, error: null, message: null }
    if (basedOn?.id !== newest?.id || basedOn?.updatedAt !== newest?.updatedAt) {
      const person = newest && { id: newest.author, firstName: newest.author, lastName: '', avatar: null }
      return { ...none, outcome: 'changedMeanwhile', author: person ?? null, cell: this.cell(at, author) }
    }
    const own = newest?.author === author ? newest : undefined
    if (!own && performanceLevelV2Id === null) {
      return { ...none, outcome: 'refused', error: 'UPDATE_NOT_ALLOWED', message: 'no', cell: this.cell(at, author) }
    }
    const stored = this.deleted.get(restoredId)
    if (stored && !own && this.deleted.delete(restoredId)) {
      this.entries.set(at, [...held, stored])
      return { ...none, outcome: 'saved', cell: this.cell(at, author) }
    }
    this.count += 1
    if (own && performanceLevelV2Id === null) this.deleted.set(own.id, own)
    const rest = own ? held.slice(0, -1) : held
    const now = { id: own?.id ?? `e${this.count}`, updatedAt: `u${this.count}` }
    const entry = { ...now, levelId: performanceLevelV2Id ?? '', author }
    this.entries.set(at, performanceLevelV2Id === null ? rest : [...rest, entry])
    const status = { performanceLevelV2Id: own?.levelId ?? null, description: null, performanceAssessmentId: null }
    const before = own ? { id: own.id, ...status } : null
    return { ...none, outcome: 'saved', before, cell: this.cell(at, author) }
  }
}

/** Lets timers and promises run. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A teacher at a screen of the server; `pass` is how long calls and answers take. */
export const teacher = (server: TestServer, name: string, pass: () => Promise<void> = turn) => {
  const store = new CellStore([])
  const sender = new CellSender(
    store,
    async (cells) => {
      await pass()
      const results = server.enter(name, cells)
      await pass()
      return { results }
    },
    texts,
  )
  const live = new LiveCells(store, {
    some: async (pairs) => {
      await pass()
      return pairs.map((at) => server.cell(at, name))
    },
    all: async () => [],
  })
  server.listeners.add((pairs) => live.receive(pairs))
  const steps = new UndoSteps(sender, store, '2026-11-20')
  return { name, store, sender, steps, type: (levelId: string, at = key) => steps.step(new Map([[at, { levelId }]])) }
}
