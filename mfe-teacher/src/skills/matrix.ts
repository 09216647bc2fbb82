import type { CompetenceDomain } from '@lernspur/contracts/competence.contract'
import { type Entry, levelIdOf } from '../class-work/entry'
import type { EntryLevel } from '../class-work/entry-scale'

/** What a cell shows. The object keeps its identity as long as the entries stay the same. */
export interface SkillCell {
  /** The newest level; undefined if there are only notes. */
  readonly level: EntryLevel | undefined
  /** Newest first. */
  readonly entries: readonly Entry[]
}

export interface SkillColumn {
  readonly id: string
  readonly description: string
}

export const cellKey = (studentId: string, competenceId: string): string => `${studentId} ${competenceId}`

/** Cells with entries, by student and competence. `all` are sorted newest first. */
export const skillCells = (
  all: readonly Entry[],
  levels: ReadonlyMap<string, EntryLevel>,
): ReadonlyMap<string, SkillCell> => {
  const groups = Map.groupBy(all, (one) => cellKey(one.studentId, one.competenceId))
  return new Map(
    [...groups].map(([key, entries]) => {
      const assessed = entries.find((one) => levelIdOf(one) !== null)
      return [key, { entries, level: assessed && levels.get(levelIdOf(assessed) ?? '') }]
    }),
  )
}

/** Competences of a subject in curriculum order, and their domains as column groups. */
export const skillColumns = (domains: readonly CompetenceDomain[]) => {
  const filled = domains.filter(({ competences }) => competences.length > 0)
  return {
    columns: filled.flatMap(({ competences }) =>
      competences.map(({ id, description }): SkillColumn => ({ id, description })),
    ),
    groups: filled.map(({ id, symbol, name, competences }) => ({
      id,
      label: symbol ? `${symbol} · ${name}` : name,
      span: competences.length,
    })),
  }
}
