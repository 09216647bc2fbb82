/** How one report differs from another. */
export type Change = 'none' | 'addition' | 'breaking'

/** Whether every line also occurs in the other list, in the same order. */
const isContained = (lines: readonly string[], others: readonly string[]): boolean => {
  let next = 0
  for (const other of others) if (other === lines[next]) next++
  return next === lines.length
}

/** A change that only adds lines is an addition; changing or removing a line may break others' builds. */
export const changeOf = (before: readonly string[], after: readonly string[]): Change => {
  if (!isContained(before, after)) return 'breaking'
  return before.length === after.length ? 'none' : 'addition'
}

const numbers = (version: string): readonly number[] => version.split('.').map(Number)

/** The smallest version for the change by semantic versioning, one position lower before 1.0.0. */
export const nextVersion = (version: string, change: Change): string => {
  const [major = 0, minor = 0, patch = 0] = numbers(version)
  if (change === 'none') return version
  if (major === 0) return change === 'breaking' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return change === 'breaking' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Whether `version` is at least `least`; both are plain `x.y.z`. */
export const isAtLeast = (version: string, least: string): boolean => {
  const own = numbers(version)
  const difference = numbers(least).map((part, index) => (own[index] ?? 0) - part)
  return (difference.find((one) => one !== 0) ?? 0) >= 0
}
