import { titleRows } from '../../../table-file/read-text'
import type { Sheet, SheetRow } from '../../../table-file/sheet'
import { TableFault } from '../../../table-file/table-fault'
import { classWord, isClassName } from './class-name'
import type { ListRow, ListTable } from './list'
import { type Columns, columnsOfTitles } from './titles'

interface TitledSheet {
  readonly sheet: Sheet
  readonly at: number
  readonly titles: readonly string[]
  readonly columns: Columns
}

/** A row with a title for each name is more likely the titles than "Kinder" above it. */
const titledSheet = (sheet: Sheet): TitledSheet[] => {
  const found = sheet.rows.slice(0, titleRows).flatMap(({ cells }, at) => {
    const columns = columnsOfTitles(cells)
    return columns ? [{ sheet, at, titles: cells, columns }] : []
  })
  const titled = found.find(({ columns }) => columns.roles.includes('first')) ?? found[0]
  return titled ? [titled] : []
}

/** "Klasse 3a" above the titles, or as the name of the sheet. */
const classOf = ({ name, rows }: Sheet, at: number): string | null => {
  const above = rows.slice(0, at).flatMap(({ cells }) => cells)
  return above.find((cell) => classWord.test(cell) && isClassName(cell)) ?? (isClassName(name) ? name : null)
}

const isLettered = ({ cells, faults }: SheetRow): boolean =>
  faults.size > 0 || cells.some((cell) => /\p{L}/u.test(cell))

const sameTitles = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter(Boolean).join('\t') === other.filter(Boolean).join('\t')

/** The rows below the titles, which multi-page lists repeat. */
const linesOf = ({ sheet, at, titles }: Pick<TitledSheet, 'sheet' | 'at'> & Partial<TitledSheet>): ListRow[] => {
  const sheetClass = classOf(sheet, Math.max(0, at))
  return sheet.rows
    .slice(at + 1)
    .filter(({ cells }) => !titles || !sameTitles(cells, titles))
    .map((row) => ({ ...row, sheet: sheet.name, sheetClass }))
}

/**
 * The list in the sheets of a file: all sheets with the titles of the first that has any, or the first sheet. Throws a
 * TableFault for titles without lines, and for sheets without a letter.
 */
export const listTable = (sheets: readonly Sheet[]): ListTable => {
  const titled = sheets.flatMap(titledSheet)
  const [first] = titled
  const used = first ? titled.filter(({ titles }) => sameTitles(titles, first.titles)) : []
  const [plain] = sheets
  const rows = (first ? used.flatMap(linesOf) : plain ? linesOf({ sheet: plain, at: -1 }) : []).filter(isLettered)
  const location = { sheet: (first?.sheet ?? plain)?.name ?? '' }
  if (rows.length === 0) throw new TableFault(first ? 'header-only' : 'no-names', location)
  const read = new Set(first ? used.map(({ sheet }) => sheet.name) : [location.sheet])
  return {
    titles: first?.titles ?? null,
    columns: first?.columns ?? null,
    rows,
    width: Math.max(...rows.map(({ cells }) => cells.length), first?.titles.length ?? 0),
    skipped: sheets.map(({ name }) => name).filter((name) => !read.has(name)),
  }
}
