import type { Table } from '../table-file/read-table'
import { nameColumns } from './read-names'

/** Above the names some schools print the class, the year and the date. */
const headerRows = 20

const isName = (cell: string) => /\p{L}/u.test(cell) && !/^\d/.test(cell)

/**
 * The names of a table as lines to be read by `readNames`, '' where there are none. Columns are recognised by their
 * titles; without any, every cell that may be part of a name is taken.
 */
export const namesInTable = (table: Table): string => {
  const top = table.slice(0, headerRows).map(nameColumns)
  const at = top.findIndex((columns) => columns !== null)
  const columns = top[at]
  const lines = columns
    ? table.slice(at + 1).map((row) => {
        const [first = '', last = ''] = [row[columns.first], row[columns.last]]
        // A comma tells which is which, wherever the line ends up. One within a name would mislead.
        return first || last ? `${last.replaceAll(',', ' ')}, ${first.replaceAll(',', ' ')}` : ''
      })
    : table.map((row) => row.filter(isName).join('\t'))
  return lines.filter((line) => line !== '').join('\n')
}
