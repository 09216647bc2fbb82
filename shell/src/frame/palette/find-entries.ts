import { matchesQuery, matchesStart } from '@lernspur/ui/choice/match-query'
import type { PaletteEntry } from './palette-entry'

/** Entries of one group that are shown at most; who has more in mind types on. */
const most = 20

const startsWith = ({ label }: PaletteEntry, query: string) =>
  label.split(/\s+/).some((word) => matchesStart(word, query))

/**
 * What the query finds, groups in their order; within a group words that begin with it come first. Without a query
 * all that is not `onlyFound`.
 */
export const findEntries = (entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] => {
  const query = typed.trim()
  if (query === '') return entries.filter(({ onlyFound }) => !onlyFound)
  const found = entries.filter(({ label, keywords = '' }) => matchesQuery(`${label} ${keywords}`, query))
  const groups = Map.groupBy(found, ({ group }) => group)
  return [...groups.values()].flatMap((group) => {
    const first = group.filter((entry) => startsWith(entry, query))
    const rest = group.filter((entry) => !first.includes(entry))
    return [...first, ...rest].slice(0, most)
  })
}
