/** A number of students and competences at one level. */
export interface LevelCount {
  readonly level: number
  readonly count: number
}

/** Counts of the levels of a scale, lowest first, and of what has no level, out of all that could have one. */
export const spreadOf = (found: readonly LevelCount[], levels: number, possibleCount: number) => {
  const counts = Array.from({ length: levels }, () => 0)
  for (const { level, count } of found) counts[level - 1] = (counts[level - 1] ?? 0) + count
  return { counts, unseenCount: possibleCount - counts.reduce((sum, count) => sum + count, 0) }
}
