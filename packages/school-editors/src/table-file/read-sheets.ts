import { decodeText } from '@lernspur/contracts/wire/decode-text'
import { isArchive, namesInArchive } from './archive'
import { type IsHeader, readText } from './read-text'
import { readWorkbook } from './read-workbook'
import { rowLimit, type Sheet } from './sheet'
import { TableFault } from './table-fault'

/** File types of the file dialog. */
export const tableFileTypes = '.csv,.tsv,.txt,.dat,.xlsx,.xls,.ods,.zip'
/** In bytes: far more than the largest school's list. */
const maxFileBytes = 5_000_000

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Workbooks older than XLSX, and all encrypted ones. */
const isCompound = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters are named in order to refuse them
const binary = /[\0-\x08\x0e-\x1f]/
const otherKind = /^\s*(?:%PDF|\{\\rtf|<!doctype|<html|<\?xml)/i

const sheetOfText = (name: string, bytes: Uint8Array, isHeader: IsHeader): Sheet[] => {
  const text = decodeText(bytes)
  if (binary.test(text) || otherKind.test(text)) throw new TableFault('no-table', { sheet: name })
  const rows = readText(text, isHeader)
  return rows.length > 0 ? [{ name, rows }] : []
}

const isWorkbook = (names: readonly string[]): boolean =>
  names.some((name) => name === 'xl/workbook.xml' || name === 'xl/workbook.bin' || name === 'content.xml')

interface ArchivedFile {
  readonly name: string
  readonly content: ArrayLike<number>
}

/** The text files of an archive; each is a sheet named after its file. */
const sheetsInArchive = async (bytes: Uint8Array, isHeader: IsHeader): Promise<Sheet[]> => {
  const { CFB } = await import('@e965/xlsx')
  const files: readonly ArchivedFile[] = CFB.read(bytes, { type: 'array' }).FileIndex
  const texts = files.filter(({ name, content }) => /\.(csv|tsv|txt|dat)$/i.test(name) && content.length > 0)
  return texts.flatMap(({ name, content }) => sheetOfText(name, Uint8Array.from(content), isHeader))
}

const read = async (name: string, bytes: Uint8Array, isHeader: IsHeader): Promise<Sheet[]> => {
  if (isCompound(bytes)) return readWorkbook(bytes)
  if (!isArchive(bytes)) return sheetOfText(name, bytes, isHeader)
  const names = namesInArchive(bytes)
  if (isWorkbook(names)) return readWorkbook(bytes)
  const sheets = await sheetsInArchive(bytes, isHeader)
  if (sheets.length === 0) throw new TableFault('no-table')
  return sheets
}

/**
 * Reads tables in the browser: workbooks (XLSX, XLS, ODS), text with separated columns, or a zip archive of such texts.
 * Returns only sheets that are not empty; throws a TableFault for everything else, and beyond `maxRows` rows of text.
 */
export const readSheets = async (
  file: Blob,
  name: string,
  isHeader: IsHeader,
  maxRows = rowLimit,
): Promise<Sheet[]> => {
  if (file.size > maxFileBytes) throw new TableFault('too-large', { sheet: name, limit: maxFileBytes / 1_000_000 })
  const sheets = await read(name, new Uint8Array(await file.arrayBuffer()), isHeader)
  if (sheets.length === 0) throw new TableFault('empty', { sheet: name })
  const long = sheets.find(({ rows }) => rows.length > maxRows || (rows.at(-1)?.row ?? 0) > maxRows)
  if (long) throw new TableFault('too-many-rows', { sheet: long.name, row: maxRows, limit: maxRows })
  return sheets
}
