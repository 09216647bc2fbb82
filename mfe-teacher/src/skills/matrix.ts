import type { CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'

/** What a cell shows. The object keeps its identity as long as the observations stay the same. */
export interface SkillCell {
  /** The newest level; undefined if there are only notes. */
  readonly level: PerformanceLevel | undefined
  /** Newest first. */
  readonly entries: readonly Observation[]
}

export interface SkillColumn {
  readonly id: string
  readonly description: string
}

export const cellKey = (studentId: string, competenceId: string): string => `${studentId} ${competenceId}`

/** Cells with observations, by student and competence. `observations` are sorted newest first. */
export const skillCells = (
  observations: readonly Observation[],
  levels: ReadonlyMap<string, PerformanceLevel>,
): ReadonlyMap<string, SkillCell> => {
  const groups = Map.groupBy(observations, (one) => cellKey(one.studentId, one.competenceId))
  return new Map(
    [...groups].map(([key, entries]) => {
      const assessed = entries.find((one) => one.performanceLevelV2Id !== null)
      return [key, { entries, level: levels.get(assessed?.performanceLevelV2Id ?? '') }]
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
