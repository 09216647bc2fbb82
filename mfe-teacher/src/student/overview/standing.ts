import { levelColour } from '@lernspur/contracts/level-picture'
import type { OverviewCompetence, OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'

type Level = NonNullable<OverviewCompetence['level']>

/** A level, and how many competences stand there. */
export interface StandingLevel {
  readonly level: Level
  /** #rrggbb */
  readonly colour: string
  readonly count: number
}

/**
 * The newest levels of competences, from the lowest place on its scale; levels of two scales that look and read alike
 * are one.
 */
export const standingLevels = (competences: readonly Pick<OverviewCompetence, 'level'>[]): StandingLevel[] => {
  const found = competences.flatMap(({ level }) => (level ? [level] : []))
  const positionOf = ({ level, levels }: Level): number => (levels > 1 ? (level - 1) / (levels - 1) : 1)
  const colourOf = ({ level, levels }: Level) => levelColour(level, levels)
  return [...Map.groupBy(found, (level) => `${colourOf(level)} ${level.label}`).values()]
    .flatMap((same) => {
      const [level] = same
      return level ? [{ level, colour: colourOf(level), count: same.length }] : []
    })
    .toSorted((one, other) => positionOf(one.level) - positionOf(other.level))
}

export type Tendency = 'up' | 'steady' | 'down'

/** Least difference on the scale, from 0 to 1, that is more than one competence more or less. */
const noticeable = 0.05

/** Whether somebody stands higher now than at the first of the days; undefined without a trend. */
export const tendencyOf = ({ trend = [] }: Pick<OverviewSubject, 'trend'>): Tendency | undefined => {
  const [first, last] = [trend[0], trend.at(-1)]
  if (trend.length < 2 || first === undefined || last === undefined) return undefined
  if (Math.abs(last - first) < noticeable) return 'steady'
  return last > first ? 'up' : 'down'
}
