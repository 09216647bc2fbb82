import type { CalculationMethod } from './teacher/report.contract'

/** One observation with a level, reduced to what a proposal needs. */
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

/** The entries of one assessment, or of none, which count as one part. */
export interface LevelPart<Entry extends LevelEntry> {
  readonly performanceAssessmentId: string | null
  readonly entries: readonly Entry[]
  /** The level of each entry on the requested scale; may be a fraction if the entry has another scale. */
  readonly values: readonly number[]
  readonly mean: number
  /** Weight of the mean, from 0 to 1; all parts add up to 1. */
  readonly share: number
}

/** How a level follows from entries. */
export interface LevelReason<Entry extends LevelEntry> {
  readonly parts: readonly LevelPart<Entry>[]
  /** Before rounding. */
  readonly value: number
  readonly level: number
}

/** Entries on a scale of another size keep their relative place. */
const onScale = (entry: LevelEntry, levels: number): number =>
  entry.levels === levels || entry.levels < 2
    ? Math.min(entry.level, levels)
    : 1 + ((entry.level - 1) * (levels - 1)) / (entry.levels - 1)

// The small addend keeps an exact half a half, whatever the rounding of binary fractions.
const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const isLater = (entry: LevelEntry, than: LevelEntry): boolean =>
  entry.observedAt === than.observedAt ? entry.createdAt > than.createdAt : entry.observedAt > than.observedAt

/** The newest by day, then by time of entry; of equal ones the first. */
const newest = <Entry extends LevelEntry>(entries: readonly Entry[]): Entry | undefined =>
  entries.reduce<Entry | undefined>((best, entry) => (best && !isLater(entry, best) ? best : entry), undefined)

const partsOf = <Entry extends LevelEntry>(entries: readonly Entry[], levels: number): LevelPart<Entry>[] => {
  const groups = [...Map.groupBy(entries, (entry) => entry.performanceAssessmentId)]
  const total = sum(groups.map(([, [first]]) => first?.weighting ?? 0))
  return groups.map(([performanceAssessmentId, own]) => {
    const values = own.map((entry) => onScale(entry, levels))
    const share = total === 0 ? 1 / groups.length : (own[0]?.weighting ?? 0) / total
    return { performanceAssessmentId, entries: own, values, mean: sum(values) / values.length, share }
  })
}

/**
 * How the level of one competence of one student follows from entries (rule report.3), on a scale of the given size.
 * `latestEntries` takes the newest entry; `allEntries` the mean of each assessment, weighted, normalised over those
 * with entries, rounded half up. Undefined without an entry.
 */
export const explainLevel = <Entry extends LevelEntry>(
  entries: readonly Entry[],
  method: CalculationMethod,
  levels: number,
): LevelReason<Entry> | undefined => {
  const last = newest(entries)
  if (!last) return undefined
  const parts = partsOf(method === 'latestEntries' ? [last] : entries, levels)
  const value = sum(parts.map(({ mean, share }) => mean * share))
  return { parts, value, level: roundHalfUp(value) }
}

/** Level that a report proposes, as `explainLevel` finds it; null without an entry. */
export const proposeLevel = (
  entries: readonly LevelEntry[],
  method: CalculationMethod,
  levels: number,
): number | null => explainLevel(entries, method, levels)?.level ?? null
