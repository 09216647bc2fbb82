import papa from 'papaparse'
import type { ListRow, ListTable } from './list'

/**
 * Lines of a list as a text that reads like the list: its titles, if any, and the class of each sheet or heading above
 * its lines.
 */
export const textOfLines = ({ titles }: Pick<ListTable, 'titles'>, rows: readonly ListRow[]): string => {
  if (rows.length === 0) return ''
  const textOf = (cells: readonly string[]) => papa.unparse([[...cells]], { delimiter: '\t', newline: '\n' })
  const lines = rows.flatMap((row, index) => {
    const before = index === 0 ? null : rows[index - 1]?.sheetClass
    const heading = row.sheetClass !== null && row.sheetClass !== before ? [headingOf(row.sheetClass)] : []
    // The class of the first lines stands above the titles, where lists have it.
    const table = index === 0 && titles ? [...heading, textOf(titles)] : heading
    return [...table, textOf(row.cells)]
  })
  return lines.join('\n')
}

/** A name of a class alone could be that of a child. */
const headingOf = (sheetClass: string): string => (/^kl/i.test(sheetClass) ? sheetClass : `Klasse ${sheetClass}`)
