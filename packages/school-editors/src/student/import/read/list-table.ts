import { classWord } from '@lernspur/contracts/school-admin/school/class-key'
import type { Sheet, SheetRow } from '../../../table-file/sheet'
import { TableFault } from '../../../table-file/table-fault'
import { classInHeading, isClassName } from './class-name'
import type { ListRow, ListTable } from './list'
import { type Columns, columnsOfTitles } from './titles'

/** Rows below one row of titles, or of a sheet without any. */
interface Block {
  readonly sheet: Sheet
  readonly titles: readonly string[] | null
  readonly columns: Columns | null
  readonly rows: readonly ListRow[]
}

interface TitleRow {
  readonly at: number
  /** The index of the first row of titles; two rows are merged into one. */
  readonly from: number
  readonly cells: readonly string[]
  readonly columns: Columns
}

const found = ({ roles }: Columns): number => roles.filter((role) => role !== 'none').length

/** A second row of titles fills the first one: "Schüler/in" over "Name" and "Vorname" beside "Klasse". */
const merged = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => lower[column] || upper[column] || '')

const filledCells = ({ cells }: SheetRow): string[] => cells.filter((cell) => cell !== '')

/** Rows of titles, wherever they stand. A title for all names alone, such as "Kinder", counts only without better ones. */
const titleRowsOf = ({ rows }: Sheet): TitleRow[] => {
  const all = rows.flatMap(({ cells }, at): TitleRow[] => {
    const columns = columnsOfTitles(cells)
    return columns ? [{ at, from: at, cells, columns }] : []
  })
  const hasNames = ({ columns }: TitleRow) => columns.roles.includes('first')
  // Between lines, "Schüler" tells what somebody is; below a gap it begins another table.
  const isSeparate = ({ at }: TitleRow) => {
    const [before, row] = [rows[at - 1], rows[at]]
    return !before || !row || row.row > before.row + 1 || filledCells(before).length === 1
  }
  const clear = all.filter((one) => found(one.columns) > 1 && (hasNames(one) || !all.some(hasNames) || isSeparate(one)))
  const used = clear.length > 0 ? clear : all.slice(0, 1)
  return used.flatMap((title, index) => {
    const [next, before] = [used[index + 1], rows[title.at - 1]]
    if (next?.at === title.at + 1) return []
    // Cells that are merged over two rows have their title in the upper one.
    const isMerged =
      before !== undefined && filledCells(before).length > 1 && before.row === (rows[title.at]?.row ?? 0) - 1
    const isFirst = index === 0 || used[index - 1]?.at === title.at - 1
    if (!isMerged || !isFirst) return [title]
    const cells = merged(before.cells, title.cells)
    const columns = columnsOfTitles(cells)
    return columns && found(columns) >= found(title.columns)
      ? [{ at: title.at, from: title.at - 1, cells, columns }]
      : [title]
  })
}

/** The class that a row without anything else names, in the middle of a list. */
const classOfRow = (row: SheetRow): string | null => {
  const [only = '', ...more] = filledCells(row)
  return more.length === 0 && classWord.test(only) && isClassName(only) ? only : null
}

const isLettered = ({ cells, faults }: SheetRow): boolean =>
  faults.size > 0 || cells.some((cell) => /\p{L}/u.test(cell))

/** Lines of a block; headings between them name the class of those below. */
const linesOf = (sheet: Sheet, rows: readonly SheetRow[], classBefore: string | null): ListRow[] => {
  let sheetClass = classBefore
  return rows.flatMap((row) => {
    const heading = classOfRow(row)
    if (heading !== null) sheetClass = heading
    return heading === null && isLettered(row) ? [{ ...row, sheet: sheet.name, sheetClass }] : []
  })
}

const classAbove = (rows: readonly SheetRow[]): string | null =>
  rows.flatMap(({ cells }) => cells).flatMap((cell) => classInHeading(cell) ?? [])[0] ?? null

/** The rows before a table that belong to its heading: texts in one cell, below the last line of the table before. */
const headingFrom = (rows: readonly SheetRow[], after: number, until: number): number => {
  let from = until
  while (from > after && filledCells(rows[from - 1] as SheetRow).length === 1) from -= 1
  return from
}

const blocksOf = (sheet: Sheet): Block[] => {
  const { rows, name } = sheet
  const titles = titleRowsOf(sheet)
  const ofName = isClassName(name) ? name : null
  if (titles.length === 0) return [{ sheet, titles: null, columns: null, rows: linesOf(sheet, rows, ofName) }]
  let sheetClass = ofName
  return titles.map(({ at, from, cells, columns }, index) => {
    const next = titles[index + 1]
    const headingAt = index === 0 ? 0 : headingFrom(rows, (titles[index - 1]?.at ?? 0) + 1, from)
    sheetClass = classAbove(rows.slice(headingAt, from)) ?? sheetClass
    const end = next ? headingFrom(rows, at + 1, next.from) : rows.length
    return { sheet, titles: cells, columns, rows: linesOf(sheet, rows.slice(at + 1, end), sheetClass) }
  })
}

/** The rows of a block in the columns of the list; `titles` and `columns` get those that only this block has. */
const aligned = (
  { titles, columns, rows }: Block,
  all: { readonly titles: string[]; readonly roles: Columns['roles'][number][] },
): ListRow[] => {
  if (!titles || !columns) return [...rows]
  const targets = titles.map((title, column) => {
    const role = columns.roles[column] ?? 'none'
    const known =
      role === 'none'
        ? all.titles.findIndex((one, at) => one === title && all.roles[at] === 'none')
        : all.roles.indexOf(role)
    if (known !== -1) return known
    if (title === '') return -1
    all.titles.push(title)
    return all.roles.push(role) - 1
  })
  if (targets.every((target, column) => target === column || target === -1)) return [...rows]
  return rows.map((row) => {
    const cells: string[] = []
    const positions: number[] = []
    for (const [column, target] of targets.entries()) {
      if (target === -1) continue
      cells[target] = row.cells[column] ?? ''
      positions[target] = column
    }
    const faults = new Map(
      [...row.faults].flatMap(([column, fault]) =>
        (targets[column] ?? -1) === -1 ? [] : [[targets[column] ?? 0, fault] as const],
      ),
    )
    return { ...row, cells: Array.from(cells, (cell) => cell ?? ''), faults, positions }
  })
}

/** A sheet without titles that is read like the others: it is named after a class, and has columns. */
const isClassSheet = ({ sheet, rows }: Block): boolean =>
  isClassName(sheet.name) && rows.length > 0 && rows.every((row) => filledCells(row).length > 1)

/**
 * The list in the sheets of a file: all tables with titles, whatever the order of their columns, and sheets that are
 * named after classes; without any titles the first sheet. Throws a TableFault for titles without lines, and for sheets
 * without a letter.
 */
export const listTable = (sheets: readonly Sheet[]): ListTable => {
  const blocks = sheets.flatMap(blocksOf)
  const [first] = blocks.filter(({ titles }) => titles !== null)
  const [plain] = blocks
  const isUsed = (block: Block): boolean =>
    first
      ? block.titles !== null || isClassSheet(block)
      : block === plain || (isClassSheet(block) && plain !== undefined && isClassSheet(plain))
  const used = blocks.filter(isUsed)
  const all = { titles: [...(first?.titles ?? [])], roles: [...(first?.columns?.roles ?? [])] }
  const rows = used.flatMap((block) => aligned(block, all))
  const location = { sheet: (first ?? plain)?.sheet.name ?? '' }
  if (rows.length === 0) throw new TableFault(first ? 'header-only' : 'no-names', location)
  const read = new Set(used.map(({ sheet }) => sheet.name))
  const above = sheets.flatMap((sheet) => sheet.rows.slice(0, titleRowsOf(sheet)[0]?.from ?? 0))
  return {
    titles: first ? all.titles : null,
    columns: first?.columns ? { roles: all.roles, spare: first.columns.spare } : null,
    rows,
    width: Math.max(...rows.map(({ cells }) => cells.length), all.titles.length),
    skipped: sheets.map(({ name }) => name).filter((name) => !read.has(name)),
    headings: above.flatMap(filledCells),
  }
}
