import { isClassName } from './class-name'
import type { ListRow, ListTable } from './list'
import { withoutNumber, wordsOf } from './split-name'
import type { Columns, Role } from './titles'

/** Number of rows examined to find what a column holds. */
const sampleSize = 200

const isName = (cell: string): boolean =>
  /^[\p{L}][\p{L}\p{M}'’`.,\s-]*$/u.test(cell) && cell.length > 1 && wordsOf(cell).length <= 6

const share = (rows: readonly ListRow[], column: number, holds: (cell: string) => boolean): number => {
  const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '')
  return cells.length === 0 ? 0 : cells.filter(holds).length / cells.length
}

/** Codes such as m and w, or one town for all, are no names. */
const isVaried = (rows: readonly ListRow[], column: number): boolean => {
  const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '')
  return cells.length < 4 || new Set(cells).size > cells.length / 10
}

/** What the columns of a list without titles hold, judging by their cells. */
export const guessColumns = ({ rows, width }: Pick<ListTable, 'rows' | 'width'>): Columns => {
  const sample = rows.slice(0, sampleSize)
  const all = Array.from({ length: width }, (_, column) => column)
  const named = all.filter(
    (column) => share(sample, column, (cell) => isName(withoutNumber(cell))) >= 0.6 && isVaried(sample, column),
  )
  const classColumn = all.find(
    (column) =>
      !named.includes(column) &&
      share(sample, column, isClassName) >= 0.6 &&
      share(sample, column, (cell) => /\p{L}/u.test(cell)) > 0,
  )
  const [one = all.find((column) => share(sample, column, (cell) => /\p{L}/u.test(cell)) > 0) ?? 0, two] = named
  const isFullName = two === undefined || share(sample, one, (cell) => cell.includes(',')) >= 0.6
  const roleOf = (column: number): Role => {
    if (column === classColumn) return 'class'
    if (column === one) return isFullName ? 'whole' : 'first'
    return column === two && !isFullName ? 'last' : 'none'
  }
  return { roles: all.map(roleOf), spare: null }
}
