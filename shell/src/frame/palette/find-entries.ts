import { matchesQuery, matchesStart, resemblesQuery } from '@lernspur/ui/choice/query/match-query'
import type { PaletteEntry } from './palette-entry'

/** Entries of one group that are shown at most; who has more in mind types on. */
const most = 20

const find = (entries: readonly PaletteEntry[], query: string, matches: typeof matchesQuery) =>
  entries.filter(({ label, keywords = '' }) => matches(`${label} ${keywords}`, query))

const startsWith = ({ label, keywords = '' }: PaletteEntry, query: string) =>
  `${label} ${keywords}`.split(/\s+/).some((word) => matchesStart(word, query))

/**
 * What the query finds: words that begin with it come first within a group, and groups that have such words before the
 * others; else groups keep their order. Where nothing fits, slips of the keyboard are forgiven. Without a query all that
 * is not `onlyFound`.
 */
export const findEntries = (entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] => {
  const query = typed.trim()
  if (query === '') return entries.filter(({ onlyFound }) => !onlyFound)
  const exact = find(entries, query, matchesQuery)
  const found = exact.length > 0 ? exact : find(entries, query, resemblesQuery)
  const groups = [...Map.groupBy(found, ({ group }) => group).values()].map((group) => {
    const { first = [], rest = [] } = Object.groupBy(group, (entry) => (startsWith(entry, query) ? 'first' : 'rest'))
    return { isNear: first.length > 0, entries: [...first, ...rest].slice(0, most) }
  })
  const { near = [], far = [] } = Object.groupBy(groups, ({ isNear }) => (isNear ? 'near' : 'far'))
  return [...near, ...far].flatMap(({ entries: shown }) => shown)
}
