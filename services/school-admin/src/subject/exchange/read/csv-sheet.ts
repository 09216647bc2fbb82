import { type Fault, ImportFault } from '../fault/import-fault'
import { isBlank, type Row, type Sheet, sheetLimits } from './sheet'

const fail = (fault: Fault) => new ImportFault('FILE_VALIDATION_FAILED', [fault])

/** The line by which Excel is told the delimiter; it is no row. */
const delimiterLine = /^\s*"?sep=([,;\t|])"?[ \t]*(?:\r\n|\n|\r|$)/i

/** The first of the four that occurs in the first row, which contains `Fach` and a name. */
const delimiterOf = (text: string): string => {
  const found = /^[^\r\n]*?([,;\t|])/.exec(text.trimStart())?.[1]
  if (!found) throw new ImportFault('IMPORT_FAILED', [{ reason: 'delimiter', place: { sheet: 1, row: 1 } }])
  return found
}

/** One field with its terminator; a quoted field may contain delimiters, line breaks and doubled quotes. */
const fieldPattern = (delimiter: string): RegExp => {
  const end = `(${delimiter === '|' ? '\\|' : delimiter}|\\r\\n|\\n|\\r|$)`
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)"[ ]*|([^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*)?)${end}`, 'y')
}

/** Rows by RFC 4180; the first one has this number. */
const parse = (text: string, delimiter: string, firstNumber: number): Row[] => {
  const pattern = fieldPattern(delimiter)
  const rows: Row[] = []
  let cells: string[] = []
  let number = firstNumber
  while (pattern.lastIndex < text.length || cells.length > 0) {
    const field = pattern.exec(text)
    if (!field) throw fail({ reason: 'quotes', place: { sheet: 1, row: number } })
    const [, quoted, plain = '', end] = field
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === delimiter) continue
    if (cells.some((cell) => !isBlank(cell))) rows.push({ number, cells })
    if (rows.length > sheetLimits.rows) {
      throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', [{ reason: 'tooManyRows', place: { sheet: 1 } }])
    }
    cells = []
    number += 1
  }
  return rows
}

/**
 * The only sheet of a CSV file, with comma, semicolon, tab or bar, which a line `sep=;` may name. Throws an ImportFault: FILE_VALIDATION_FAILED for open
 * quotes, IMPORT_FAILED for another delimiter, FILE_SIZE_LIMIT_EXCEEDED for too many rows.
 */
export const csvSheet = (text: string): Sheet => {
  const named = delimiterLine.exec(text)
  const rows = text.slice(named?.[0].length ?? 0)
  return { number: 1, rows: parse(rows, named?.[1] ?? delimiterOf(rows), named ? 2 : 1) }
}
