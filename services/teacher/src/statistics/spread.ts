/** A number of students and competences at one level, or at none. */
export interface LevelCount {
  readonly level: number | null
  readonly count: number
}

/** Counts of the levels of a scale from the lowest on, and of what has no level. */
export const spreadOf = (found: readonly LevelCount[], levels: number) => {
  const byLevel = new Map(found.map(({ level, count }) => [level, count]))
  const counts = Array.from({ length: levels }, (_, at) => byLevel.get(at + 1) ?? 0)
  return { counts, unseenCount: byLevel.get(null) ?? 0 }
}
