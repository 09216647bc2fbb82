import papa from 'papaparse'
import type { ListRow, ListTable } from './list'

/** Lines of a list as a text that reads like the list: with the class above it and its titles, if any. */
export const textOfLines = ({ titles }: Pick<ListTable, 'titles'>, rows: readonly ListRow[]): string => {
  if (rows.length === 0) return ''
  const sheetClass = titles ? rows[0]?.sheetClass : null
  const table = [...(titles ? [titles] : []), ...rows.map(({ cells }) => cells)].map((cells) => [...cells])
  const text = papa.unparse(table, { delimiter: '\t', newline: '\n' })
  return [sheetClass, text].filter(Boolean).join('\n')
}
