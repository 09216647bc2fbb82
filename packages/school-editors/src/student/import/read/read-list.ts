import { readSheets } from '../../../table-file/read-sheets'
import { readText } from '../../../table-file/read-text'
import { rowLimit, type Sheet } from '../../../table-file/sheet'
import { TableFault } from '../../../table-file/table-fault'
import type { ListTable } from './list'
import { listTable } from './list-table'
import { isOneRoster, isRosterTitles, oneRosterSheet } from './one-roster'
import { isTitleRow } from './titles'

// OneRoster files of classes and enrollments have no names, but titles.
const isTitled = (cells: readonly string[]): boolean => isTitleRow(cells) || isRosterTitles(cells)

const tableOf = (sheets: readonly Sheet[]): ListTable =>
  listTable(isOneRoster(sheets) ? [oneRosterSheet(sheets)] : sheets)

/** The list in one file, or in OneRoster files chosen together. Throws a TableFault if it is none. */
export const readFiles = async (files: readonly File[]): Promise<ListTable> => {
  const sheets = await Promise.all(files.map((file) => readSheets(file, file.name, isTitled)))
  return tableOf(sheets.flat())
}

/** The list in a typed or pasted text; null for a text without a letter. */
export const readPasted = (text: string): ListTable | null => {
  if (!/\p{L}/u.test(text)) return null
  const rows = readText(text, isTitled)
  if (rows.length > rowLimit) throw new TableFault('too-many-rows', { row: rowLimit, limit: rowLimit })
  return tableOf([{ name: '', rows }])
}
