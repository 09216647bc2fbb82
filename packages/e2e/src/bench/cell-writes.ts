import type {
  EnterCompetenceCells,
  EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'

type BasedOn = EnterCompetenceCells['cells'][number]['basedOn']

/** A state of a cell, also of an empty one. */
const stateOf = (pair: string, known: BasedOn): string => `${pair} ${known ? `${known.id} ${known.updatedAt}` : ''}`

/** Finds out from the responses to two browsers who wrote on top of what. */
export class CellWrites {
  private readonly seen = new Set<string>()
  private saved = 0
  private readonly builtOn = new Map<string, number>()

  /** Adds a call and its response; repeated calls count once. */
  add(key: string, { cells }: EnterCompetenceCells, { results }: EnteredCells): void {
    if (this.seen.has(key)) return
    this.seen.add(key)
    for (const [index, { outcome, cell }] of results.entries()) {
      const sent = cells[index]
      if (!sent || outcome !== 'saved') continue
      this.saved += 1
      const before = stateOf(`${cell.studentId} ${cell.competenceId}`, sent.basedOn)
      this.builtOn.set(before, (this.builtOn.get(before) ?? 0) + 1)
    }
  }

  /**
   * `silent`: entries written on top of a state that already had a successor. Each entry makes a new state and none is
   * undone, so the writer had not seen the other entry.
   */
  summarize(): { readonly saved: number; readonly silent: number } {
    const silent = [...this.builtOn.values()].reduce((sum, count) => sum + count - 1, 0)
    return { saved: this.saved, silent }
  }
}
