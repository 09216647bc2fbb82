import { matchesQuery, matchesStart, resemblesQuery } from '@lernspur/ui/query/match-query'
import type { SearchEntry } from './search-entry'

/** Maximum number of entries shown per group; typing on narrows the result. */
const most = 20

const find = (entries: readonly SearchEntry[], query: string, matches: typeof matchesQuery) =>
  entries.filter(({ label, keywords = '' }) => matches(`${label} ${keywords}`, query))

const startsWith = ({ label, keywords = '' }: SearchEntry, query: string) =>
  `${label} ${keywords}`.split(/\s+/).some((word) => matchesStart(word, query))

/**
 * Entries that match the query: within a group, matches at the start of a word come first, and groups with such matches
 * come before the others; otherwise order is kept. If nothing matches, typos are tolerated. Without a query, all
 * entries that are not `onlyFound`.
 */
export const findEntries = (entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] => {
  const query = typed.trim()
  if (query === '') return entries.filter(({ onlyFound }) => !onlyFound)
  const exact = find(entries, query, matchesQuery)
  const found = exact.length > 0 ? exact : find(entries, query, resemblesQuery)
  const groups = [...Map.groupBy(found, ({ group }) => group).values()].map((group) => {
    const { first = [], rest = [] } = Object.groupBy(group, (entry) => (startsWith(entry, query) ? 'first' : 'rest'))
    return { isNear: first.length > 0, entries: [...first, ...rest].slice(0, most) }
  })
  const { near = [], far = [] } = Object.groupBy(groups, ({ isNear }) => (isNear ? 'near' : 'far'))
  return [...near, ...far].flatMap(({ entries: visible }) => visible)
}
