import type { Table } from '../table-file/read-table'
import { nameColumns } from './read-names'

/** Some schools print class, year and date above the names. */
const headerRows = 20

const isName = (cell: string) => /\p{L}/u.test(cell) && !/^\d/.test(cell)

/**
 * The names of a table as lines for `readNames`, '' for rows without names. Columns are recognised by their titles;
 * without titles, every cell that may be a name is used.
 */
export const namesInTable = (table: Table): string => {
  const top = table.slice(0, headerRows).map(nameColumns)
  const at = top.findIndex((columns) => columns !== null)
  const columns = top[at]
  const lines = columns
    ? table.slice(at + 1).map((row) => {
        const [first = '', last = ''] = [row[columns.first], row[columns.last]]
        // A comma marks the order in every line. A comma within a name would be misread.
        return first || last ? `${last.replaceAll(',', ' ')}, ${first.replaceAll(',', ' ')}` : ''
      })
    : table.map((row) => row.filter(isName).join('\t'))
  return lines.filter((line) => line !== '').join('\n')
}
