const numbers = (version: string) => version.split('.').map(Number)

/**
 * Whether a version satisfies a caret range: `^1.2.3` allows 1.2.3 up to 2.0.0, `^0.2.3` allows 0.2.3 up to 0.3.0. Both
 * must be plain `x.y.z`; anything else does not match.
 */
export const inRange = (version: string, range: string): boolean => {
  if (!/^\^\d+\.\d+\.\d+$/.test(range) || !/^\d+\.\d+\.\d+$/.test(version)) return false
  const lower = numbers(range.slice(1))
  const actual = numbers(version)
  // The leftmost non-zero number must be equal.
  const fixed = Math.max(
    0,
    lower.findIndex((part) => part > 0),
  )
  for (const [index, part] of lower.entries()) {
    const own = actual[index] ?? 0
    if (own === part) continue
    return index > fixed && own > part
  }
  return true
}
