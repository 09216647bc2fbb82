import { explainLevel, type LevelEntry, type LevelReason } from '@lernspur/contracts/level-proposal'
import type { CalculationMethod, ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import type { ExplainedEntry } from '@lernspur/contracts/teacher/statistics/level-explanation.contract'

/** An entry with a level, as far as the calculation and the screen need it. */
export interface CountedEntry extends LevelEntry {
  readonly id: string
}

/** What the user tries out; none of it is saved. */
export interface WhatIf {
  /** Ids of entries that are left out. */
  readonly left: ReadonlySet<string>
  /** Other weights, in per cent, by assessment. */
  readonly weights: ReadonlyMap<string, number>
}

export const nothingElse: WhatIf = { left: new Set(), weights: new Map() }

export const isChanged = ({ left, weights }: WhatIf): boolean => left.size > 0 || weights.size > 0

/** Entries with a level; notes do not count. */
export const countedOf = (
  entries: readonly ExplainedEntry[],
): (CountedEntry & { readonly displayedLevel: ReportLevel })[] =>
  entries.flatMap(({ id, level, levels, observedAt, createdAt, performanceAssessmentId, weighting }) =>
    level
      ? [
          {
            id,
            level: level.level,
            levels,
            observedAt,
            createdAt,
            performanceAssessmentId,
            weighting,
            displayedLevel: level,
          },
        ]
      : [],
  )

/** The level that would result, by the function that reports use (rule report.3). */
export const reasonOf = <Entry extends CountedEntry>(
  entries: readonly Entry[],
  method: CalculationMethod,
  levels: number,
  { left, weights }: WhatIf,
): LevelReason<Entry> | undefined =>
  explainLevel(
    entries
      .filter(({ id }) => !left.has(id))
      .map((entry) => ({
        ...entry,
        weighting: weights.get(entry.performanceAssessmentId ?? '') ?? entry.weighting,
      })),
    method,
    levels,
  )

/** Leaves an entry out, or counts it again. */
export const withEntry = (whatIf: WhatIf, id: string, isCounted: boolean): WhatIf => {
  const left = new Set(whatIf.left)
  if (isCounted) left.delete(id)
  else left.add(id)
  return { ...whatIf, left }
}

/** Gives an assessment another weight of 0 to 100; its own weight drops the change. */
export const withWeight = (whatIf: WhatIf, assessmentId: string, weight: number, own: number): WhatIf => {
  const weights = new Map(whatIf.weights)
  const next = Math.min(100, Math.max(0, Number.isFinite(weight) ? weight : own))
  if (next === own) weights.delete(assessmentId)
  else weights.set(assessmentId, next)
  return { ...whatIf, weights }
}
