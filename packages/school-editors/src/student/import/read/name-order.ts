import { defaultFirstNames, nameKey } from './first-names'
import { beginsFamilyName, wordsOf } from './split-name'

/** The two names of a line, in written order. */
export type NamePair = readonly [string, string]

/** Names of the school's children. */
export interface KnownNames {
  readonly first: ReadonlySet<string>
  readonly last: ReadonlySet<string>
}

/** Keys of names known only as first or only as last names. */
export const knownNames = (
  children: readonly { readonly firstName: string; readonly lastName: string }[],
): KnownNames => ({
  first: new Set(children.flatMap(({ firstName }) => wordsOf(firstName).map(nameKey))),
  last: new Set(children.map(({ lastName }) => nameKey(lastName))),
})

/** Numbers of lines that suggest the first, or the last name, comes first. */
export interface NameOrderVotes {
  readonly first: number
  readonly last: number
}

/** Whether a name is likely a first name (1) or a last name (-1). */
const kindOf = (name: string, known: KnownNames): number => {
  const [word = ''] = wordsOf(name)
  if (beginsFamilyName(word) && wordsOf(name).length > 1) return -1
  const isFirst = [name, word].map(nameKey).some((key) => defaultFirstNames.has(key) || known.first.has(key))
  const isLast = known.last.has(nameKey(name))
  return Number(isFirst) - Number(isLast)
}

/** Counts the lines whose names show their order. */
export const votesOf = (pairs: readonly NamePair[], known: KnownNames): NameOrderVotes => {
  const kinds = pairs.map(([one, two]) => kindOf(one, known) - kindOf(two, known))
  return { first: kinds.filter((kind) => kind > 0).length, last: kinds.filter((kind) => kind < 0).length }
}

/** The winning order needs this many times the votes of the other, from at least this share of the lines. */
const clear = { times: 6, share: 0.2 } as const

/** The order that the names of a list without titles show; null if the user has to be asked. */
export const orderOf = ({ first, last }: NameOrderVotes, lines: number): 'first' | 'last' | null => {
  const winner = Math.max(first, last)
  const other = Math.min(first, last)
  if (winner === 0 || winner < other * clear.times || winner < lines * clear.share) return null
  return first > last ? 'first' : 'last'
}

/** Whether the names contradict the order that titles or the comma suggest. */
export const contradicts = ({ first, last }: NameOrderVotes, stated: 'first' | 'last', lines: number): boolean => {
  const [forIt, against] = stated === 'first' ? [first, last] : [last, first]
  return against >= 2 && against > forIt && against >= lines * clear.share
}
