import { notAliases } from '../verify/sql-aliases/sql-aliases'
import { tableAliases } from '../verify/sql-aliases/table-aliases'

/** A unique alias for a new table: the initials of its words, with more letters of the last one as needed. */
export const freeAlias = (table: string): string => {
  const words = table.split('_')
  const initials = words.map((word) => word.charAt(0)).join('')
  const last = words.at(-1) ?? ''
  const taken = new Set([...Object.values(tableAliases), ...notAliases])
  return Array.from(last, (_, at) => initials + last.slice(1, at + 1)).find((alias) => !taken.has(alias)) ?? table
}
