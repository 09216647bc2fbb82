import type { CalculationMethod } from './teacher/report.contract'

/** One observation with a level, as far as a proposal needs it. */
export interface LevelEntry {
  /** Level on its own scale, 1 is the lowest. */
  readonly level: number
  /** Number of levels of that scale. */
  readonly levels: number
  /** Day `YYYY-MM-DD`. */
  readonly observedAt: string
  /** Instant, ISO 8601 in UTC. */
  readonly createdAt: string
  readonly performanceAssessmentId: string | null
  /** Per cent; 0 without an assessment. */
  readonly weighting: number
}

/** Entries on a scale of another size keep their relative place. */
const onScale = (entry: LevelEntry, levels: number): number =>
  entry.levels === levels || entry.levels < 2
    ? Math.min(entry.level, levels)
    : 1 + ((entry.level - 1) * (levels - 1)) / (entry.levels - 1)

// The small addend keeps an exact half a half, whatever binary fractions made of it.
const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const newest = (entries: readonly LevelEntry[]): LevelEntry | undefined =>
  entries.reduce<LevelEntry | undefined>((best, entry) => {
    if (!best) return entry
    const later =
      entry.observedAt === best.observedAt ? entry.createdAt > best.createdAt : entry.observedAt > best.observedAt
    return later ? entry : best
  }, undefined)

const weightedMean = (entries: readonly LevelEntry[], levels: number): number => {
  const groups = Map.groupBy(entries, (entry) => entry.performanceAssessmentId)
  const means = [...groups.values()].map((group) => ({
    mean: mean(group.map((entry) => onScale(entry, levels))),
    weight: group[0]?.weighting ?? 0,
  }))
  const total = means.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return mean(means.map((part) => part.mean))
  return means.reduce((sum, part) => sum + part.mean * part.weight, 0) / total
}

/**
 * Level that a report proposes for one competence of one student (rule report.3).
 * `latestEntries` takes the newest entry; `allEntries` the mean of each assessment, weighted, normalised over those
 * with entries, rounded half up. Without an entry there is no level.
 */
export const proposeLevel = (
  entries: readonly LevelEntry[],
  method: CalculationMethod,
  levels: number,
): number | null => {
  const last = newest(entries)
  if (!last) return null
  return roundHalfUp(method === 'latestEntries' ? onScale(last, levels) : weightedMean(entries, levels))
}
