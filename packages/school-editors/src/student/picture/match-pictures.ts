import { nameKey } from '../import/read/first-names'

/** A child as its pictures are matched to it. */
export interface PicturedChild {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** What a picture's name says. */
export interface PictureMatch {
  /** The only child whose full name it has; undefined where the user has to say. */
  readonly studentId: string | undefined
  /** Children whom the name may mean, the likely ones first. */
  readonly candidates: readonly string[]
}

/** Words of a name without regard to accents, case and the spelling of umlauts: `Müller`, `Mueller` and `Muller`. */
const wordsOf = (name: string): string[] =>
  nameKey(name.normalize('NFC'))
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/(?<=[aou])e/g, ''))

const has = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && words.some((_, start) => part.every((word, index) => words[start + index] === word))

/** How much of a child's name a file's name has: 3 all of it, 2 the first of several first names, 1 one name, 0 none. */
const rank = (words: readonly string[], { firstName, lastName }: PicturedChild): number => {
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)]
  const isNamed = (given: readonly string[]) => has(words, [...given, ...last]) || has(words, [...last, ...given])
  if (isNamed(first)) return 3
  if (isNamed(first.slice(0, 1))) return 2
  return has(words, first.slice(0, 1)) || has(words, last) ? 1 : 0
}

/**
 * Matches files to the children of a class by their names, first or last name first. Namesakes, a single name, and
 * several files for one child are for the user to decide.
 */
export const matchPictures = (names: readonly string[], children: readonly PicturedChild[]): PictureMatch[] => {
  const found = names.map((name): PictureMatch => {
    const words = wordsOf(name.replace(/\.[^.]+$/, ''))
    const ranked = children
      .map((child) => ({ id: child.id, rank: rank(words, child) }))
      .filter((one) => one.rank > 0)
      .toSorted((a, b) => b.rank - a.rank)
    const best = ranked.filter((one) => one.rank === ranked[0]?.rank)
    const [only, ...more] = best
    const isSure = only !== undefined && more.length === 0 && only.rank > 1
    return { studentId: isSure ? only.id : undefined, candidates: ranked.map(({ id }) => id) }
  })
  const counts = new Map<string, number>()
  for (const { studentId } of found) if (studentId) counts.set(studentId, (counts.get(studentId) ?? 0) + 1)
  return found.map((match) =>
    match.studentId && (counts.get(match.studentId) ?? 0) > 1 ? { ...match, studentId: undefined } : match,
  )
}
