interface NamedLevel {
  readonly label: string
}

/** A digit except 0, which clears a choice in places. */
const grade = /^[1-9]$/

/**
 * Keys that set the levels of a scale, lowest level first: 1 to 9, and 0 for the tenth. If all names are digits, as
 * with grades, the names are the keys: the best grade is called 1 and is the highest level.
 */
export const keysOfLevels = (levels: readonly NamedLevel[]): readonly string[] => {
  const names = levels.map(({ label }) => label.trim())
  const areGrades = new Set(names).size === names.length && names.every((name) => grade.test(name))
  return areGrades ? names : names.map((_, index) => String((index + 1) % 10))
}

/** The level that a key sets, if it sets one (see `keysOfLevels`). */
export const levelOfKey = <L extends NamedLevel>(levels: readonly L[], key: string): L | undefined =>
  levels[keysOfLevels(levels).indexOf(key)]
