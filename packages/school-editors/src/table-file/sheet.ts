/** What is wrong with one cell: a formula without a value, or letters that another encoding has damaged. */
export type CellFault = 'formula' | 'encoding'

export interface SheetRow {
  /** Number of the row as in the spreadsheet, from 1. */
  readonly row: number
  /** Trimmed text on one line. */
  readonly cells: readonly string[]
  /** By column, from 0. */
  readonly faults: ReadonlyMap<number, CellFault>
}

/** Rows of one sheet that are not empty. */
export interface Sheet {
  /** Name of the sheet, or of the file of a text; '' for pasted text. */
  readonly name: string
  readonly rows: readonly SheetRow[]
}

/** No list of one school has more rows. */
export const rowLimit = 2100
/** Further columns are not read. */
export const columnLimit = 200

/** The letter of a column, as spreadsheets show it: 0 → A, 27 → AB. */
export const columnLetter = (column: number): string =>
  (column >= 26 ? columnLetter(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/**
 * Letters of UTF-8 read as Windows-1252, control characters of older encodings, quotation marks that were DOS umlauts,
 * or what could not be decoded.
 */
const damaged = /\uFFFD|\p{Cc}|Ã[\u0080-¿ŠŒŽšœžŸ€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|Â[\u00A0-¿]|\p{L}[„”](?=\p{L})|[™](?=\p{Ll})/u

/** Signs within a name: Polish, Czech and Slovak letters of Windows-1250 or ISO-8859-2 read as Windows-1252. */
const foreign = /[¹³£¿¯¼¾±¶](?=\p{Ll})|(?<=\p{L})[¹³¿¾±¶]|(?<=i)œ|œ(?=[nw])|Œ(?=w)/u

/** Invisible characters, as texts of web pages and PDF files bring them: breaks within words and directions. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** A row of a sheet from raw cells. A formula in a text file has no value. */
export const sheetRow = (
  row: number,
  raw: readonly string[],
  known: ReadonlyMap<number, CellFault> = new Map(),
): SheetRow => {
  const faults = new Map(known)
  const cells = raw.slice(0, columnLimit).map((one, column) => {
    // Excel protects leading zeros in a text file with ="007".
    const text = one
      .replace(invisible, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^="(.*)"$/, '$1')
    if (text.startsWith('=')) faults.set(column, 'formula')
    else if (damaged.test(text) || foreign.test(text)) faults.set(column, 'encoding')
    return text
  })
  return { row, cells, faults }
}

/** Whether a row is not empty. */
export const isFilled = ({ cells, faults }: SheetRow): boolean => faults.size > 0 || cells.some((cell) => cell !== '')
