import type { VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import type { AssessmentType } from '@lernspur/contracts/teacher/assessment-type.contract'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'

/** A level of a scale of either version. */
export interface EntryLevel extends VisibleLevel {
  readonly id: string
  readonly level: number
}

/** A scale of either version, lowest level first. */
export interface EntryScale {
  readonly id: string
  readonly name: string
  readonly levels: readonly EntryLevel[]
}

export const scalesOf = (visuals: readonly PerformanceVisual[]): EntryScale[] =>
  visuals.map(({ id, name, performanceLevelsV2 }) => ({ id, name, levels: performanceLevelsV2 }))

/** Scales of the first version (rule scale.4). */
export const legacyScalesOf = (types: readonly AssessmentType[]): EntryScale[] =>
  types.map(({ id, name, performanceLevels }) => ({
    id,
    name,
    levels: performanceLevels.map((level) => ({ ...level, isFrontendPicture: level.pictureUrl === null })),
  }))

export const levelsOf = (scales: readonly EntryScale[]): ReadonlyMap<string, EntryLevel> =>
  new Map(scales.flatMap(({ levels }) => levels.map((level) => [level.id, level])))
