import type { AssessmentUse } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'

/** Old level id → new level id. */
export type LevelMapping = ReadonlyMap<string, string>

/** The new scale, and what each level in use becomes. */
export interface ScaleChange {
  readonly performanceVisualId: string
  readonly levels: { from: string; to: string }[]
}

/** Levels that entries hold, lowest first. */
export const usedLevels = (
  old: readonly PerformanceLevel[],
  use: Pick<AssessmentUse, 'levels'>,
): readonly PerformanceLevel[] =>
  old.filter(({ id }) => use.levels.some(({ performanceLevelV2Id }) => performanceLevelV2Id === id))

/** Maps each level to the one at the same share of the way from the lowest to the highest. */
export const proposedMapping = (old: readonly PerformanceLevel[], next: readonly PerformanceLevel[]): LevelMapping => {
  const last = old.length - 1
  return new Map(
    old.flatMap(({ id }, index) => {
      const share = last > 0 ? index / last : 1
      const to = next[Math.round(share * (next.length - 1))]
      return to ? [[id, to.id] as const] : []
    }),
  )
}

/** What entries at a level become: the level before and after, and how many entries. */
export interface LevelMove {
  readonly from: PerformanceLevel
  readonly to: PerformanceLevel | undefined
  readonly observations: number
}

/** The entries of one child, by level, before and after. */
export const movesOf = (
  { levels }: Pick<AssessmentUse, 'levels'>,
  old: readonly PerformanceLevel[],
  next: readonly PerformanceLevel[],
  mapping: LevelMapping,
): readonly LevelMove[] =>
  old.flatMap((from) => {
    const used = levels.find(({ performanceLevelV2Id }) => performanceLevelV2Id === from.id)
    const to = next.find(({ id }) => id === mapping.get(from.id))
    return used ? [{ from, to, observations: used.observations }] : []
  })
