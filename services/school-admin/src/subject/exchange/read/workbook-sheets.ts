import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx'
import { ImportFault } from '../fault/import-fault'
import { type Cell, isBlank, type Row, type Sheet, sheetLimits, unreadable } from './sheet'
import { unpackWorkbook } from './unpack-workbook'
import { damaged } from './zip-directory'

const open = (bytes: Uint8Array<ArrayBuffer>) => {
  const archive = unpackWorkbook(bytes)
  try {
    return read(archive, {
      type: 'array',
      // One row more than allowed, to detect too many.
      sheetRows: sheetLimits.rows + 1,
      cellFormula: false,
      cellHTML: false,
      cellText: true,
    })
  } catch {
    // The library's message may quote the file.
    throw damaged()
  }
}

/** Numbers are text when they display unchanged; a date that was typed as "3/4" does not. */
const cellOf = ({ t, v, w }: CellObject): Cell | undefined => {
  if (t === 'z' || v === undefined) return undefined
  if (t === 's') return String(v)
  return t === 'n' && (w === undefined || w === String(v)) ? String(v) : unreadable
}

/** Existing cells only: the declared dimensions are not trusted. */
const rowsOf = (sheet: WorkSheet): Row[] => {
  const rows = new Map<number, (Cell | undefined)[]>()
  for (const [address, object] of Object.entries(sheet)) {
    if (address.startsWith('!')) continue
    const cell = cellOf(object as CellObject)
    if (isBlank(cell)) continue
    const { r, c } = utils.decode_cell(address)
    const cells = rows.get(r + 1) ?? []
    cells[c] = cell
    rows.set(r + 1, cells)
  }
  return [...rows].sort(([one], [other]) => one - other).map(([number, cells]) => ({ number, cells }))
}

/**
 * The non-empty sheets of an XLSX file. Throws an ImportFault: FILE_SIZE_LIMIT_EXCEEDED, also for too many sheets or
 * rows, FILE_VALIDATION_FAILED for an invalid workbook.
 */
export const workbookSheets = (bytes: Uint8Array<ArrayBuffer>): Sheet[] => {
  const { SheetNames, Sheets } = open(bytes)
  if (SheetNames.length > sheetLimits.sheets) {
    throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', [{ reason: 'tooManySheets' }])
  }
  const sheets = SheetNames.map((name, index) => ({ number: index + 1, rows: rowsOf(Sheets[name] ?? {}) }))
  const tooLong = sheets.filter(({ rows }) => (rows.at(-1)?.number ?? 0) > sheetLimits.rows)
  if (tooLong.length > 0) {
    const faults = tooLong.map(({ number }) => ({ reason: 'tooManyRows', place: { sheet: number } }) as const)
    throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', faults)
  }
  return sheets.filter(({ rows }) => rows.length > 0)
}
