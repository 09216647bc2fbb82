import { decodeText } from './decode-text'

/** Rows of trimmed, single-line cells; rows without text are left out. */
export type Table = readonly (readonly string[])[]

/** File types of the file dialog. */
export const tableFileTypes = '.csv,.tsv,.txt,.xlsx'
/** Bytes: far more than the largest school's list. */
const largest = 5_000_000

/** A workbook is a zip archive, which begins with `PK\3\4`. */
const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)

/** The first sheet of a workbook, with formatted cells. */
const readWorkbook = async (bytes: Uint8Array): Promise<unknown[][]> => {
  const { read, utils } = await import('@e965/xlsx')
  const { SheetNames, Sheets } = read(bytes, { type: 'array', sheets: 0 })
  const sheet = Sheets[SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '' }) : []
}

const readText = async (bytes: Uint8Array): Promise<unknown[][]> => {
  const text = decodeText(bytes)
  // An old workbook, a picture or another binary file.
  if (text.includes('\0')) throw new Error('the file is neither text nor a workbook')
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text, { delimitersToGuess: [';', '\t', ','], skipEmptyLines: 'greedy' }).data
}

const asText = (cell: unknown): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim()

/**
 * Reads a table file in the browser: XLSX, or text separated by commas, semicolons or tabs. Null for other files and
 * for files that are too large.
 */
export const readTable = async (file: Blob): Promise<Table | null> => {
  if (file.size > largest) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const rows = await (isZip(bytes) ? readWorkbook(bytes) : readText(bytes))
    return rows.map((row) => row.map(asText)).filter((row) => row.some((cell) => cell !== ''))
  } catch {
    return null
  }
}
