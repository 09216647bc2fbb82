import { overviewLimits } from '@lernspur/contracts/teacher/student/student-overview.contract'

/** A level that was entered: for which competence, on which day, and its position on its scale, from 0 to 1. */
export interface LevelPosition {
  readonly competenceId: string
  /** As YYYY-MM-DD. */
  readonly observedAt: string
  readonly position: number
}

const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** Where a student stood on a day: the mean of the newest places by then. */
const standingOn = (levels: readonly LevelPosition[], day: number): number => {
  const newest = new Map<string, number>()
  for (const { competenceId, observedAt, position } of levels) {
    if (dayNumber(observedAt) <= day) newest.set(competenceId, position)
  }
  return [...newest.values()].reduce((sum, position) => sum + position, 0) / Math.max(1, newest.size)
}

/**
 * Where a student stood on evenly spaced days, from the first to the last level, with two decimals (rule overview.3).
 * `levels` are those of one subject, the oldest first. Empty when all are of one day.
 */
export const subjectTrend = (levels: readonly LevelPosition[]): number[] => {
  const [first, last] = [levels[0], levels.at(-1)].map((level) => (level ? dayNumber(level.observedAt) : 0))
  if (first === undefined || last === undefined || first === last) return []
  const count = Math.min(overviewLimits.trendPoints, last - first + 1)
  return Array.from({ length: count }, (_, index) => {
    const day = Math.round(first + (index * (last - first)) / (count - 1))
    return Math.round(standingOn(levels, day) * 100) / 100
  })
}
