/** School levels of the stages A to H, as the curriculum of Berlin assigns them. */
const levels: Readonly<Record<string, readonly number[]>> = {
  A: [1, 2],
  B: [1, 2],
  C: [3, 4],
  D: [5, 6],
  E: [7],
  F: [8],
  G: [9],
  H: [10],
}

const letters = 'ABCDEFGH'

/** School levels of a stage such as "C", or of several from the first to the last, such as "CD" or "AH". */
export const schoolLevelsOf = (stage: string): number[] => {
  const [first, last] = [letters.indexOf(stage.at(0) ?? '?'), letters.indexOf(stage.at(-1) ?? '?')]
  if (first < 0 || last < first) return []
  return [...new Set([...letters.slice(first, last + 1)].flatMap((letter) => levels[letter] ?? []))]
}
