import type { CellObject, WorkSheet } from '@e965/xlsx'
import { type CellFault, columnLimit, isFilled, rowLimit, type Sheet, type SheetRow, sheetRow } from './sheet'
import { TableFault } from './table-fault'

/** A formula whose result was not stored or is an error such as #NAME?. */
const isWithoutValue = ({ t, f, v }: CellObject): boolean =>
  t === 'e' || (f !== undefined && (v === undefined || v === ''))

/** Cell by cell, because a sheet may claim to be a million columns wide. */
const rowsOf = (sheet: WorkSheet, decode: (address: string) => { r: number; c: number }): SheetRow[] => {
  const rows = new Map<number, { cells: string[]; faults: Map<number, CellFault> }>()
  for (const [address, value] of Object.entries(sheet)) {
    if (address.startsWith('!')) continue
    const { r, c } = decode(address)
    if (c >= columnLimit) continue
    const cell: CellObject = value
    const row = rows.get(r) ?? { cells: [], faults: new Map() }
    rows.set(r, row)
    if (isWithoutValue(cell)) row.faults.set(c, 'formula')
    else row.cells[c] = cell.w ?? String(cell.v ?? '')
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([index, { cells, faults }]) =>
      sheetRow(
        index + 1,
        Array.from(cells, (cell) => cell ?? ''),
        faults,
      ),
    )
    .filter(isFilled)
}

/** All sheets of a workbook that are not empty, with cells as displayed, and days of the short format of each country by year. */
export const readWorkbook = async (bytes: Uint8Array): Promise<Sheet[]> => {
  const { read, utils } = await import('@e965/xlsx')
  const open = () => {
    try {
      return read(bytes, { type: 'array', sheetRows: rowLimit + 1, dateNF: 'yyyy-mm-dd' })
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (/password|encrypt/i.test(message)) throw new TableFault('password')
      throw new TableFault(/workbook stream|unsupported|cannot find/i.test(message) ? 'no-table' : 'damaged')
    }
  }
  const { SheetNames, Sheets } = open()
  return SheetNames.flatMap((name) => {
    const sheet = Sheets[name]
    const rows = sheet ? rowsOf(sheet, utils.decode_cell) : []
    return rows.length > 0 ? [{ name, rows }] : []
  })
}
