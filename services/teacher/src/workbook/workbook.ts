import { utils, type WorkSheet, write } from '@e965/xlsx'

type Cell = string | number
export type SheetRow = readonly Cell[]

export interface SheetContents {
  /** At most 31 characters, different in a workbook. */
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** In characters. */
  readonly widths: readonly number[]
}

/** Escapes sequences that a spreadsheet would read as a character code, such as `_x0041_`. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Texts in cells of the text format: what begins with `=` is no formula, and does not become one when it is edited. */
const sheetOf = ({ rows, widths }: SheetContents): WorkSheet => {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? { t: 's', v: escaped(value), z: '@' } : value)),
  )
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  return sheet
}

/** An XLSX file with a sheet for each. */
export const workbook = (sheets: readonly SheetContents[]): Uint8Array => {
  const book = utils.book_new()
  for (const sheet of sheets) utils.book_append_sheet(book, sheetOf(sheet), sheet.name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }))
}
