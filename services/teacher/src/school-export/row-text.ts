import type { ExportRow } from './table-rows'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

type Pages = AsyncIterable<readonly ExportRow[]>

/** Rows as one JSON list, one row per line. */
export async function* jsonOf(pages: Pages): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of pages) {
    for (const row of rows) {
      yield encode(before + JSON.stringify(row))
      before = ',\n'
    }
  }
  yield encode(before === ',\n' ? '\n]\n' : '[]\n')
}

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Spreadsheets would evaluate text that begins like a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const cell = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : harmless(plain(value))
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const line = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`

/**
 * Rows as CSV for German spreadsheets: UTF-8 with its mark, semicolons, with the columns of the first row as header.
 */
export async function* csvOf(pages: Pages): AsyncGenerator<Uint8Array> {
  let columns: readonly string[] | undefined
  for await (const rows of pages) {
    const [first] = rows
    if (first && !columns) {
      columns = Object.keys(first)
      yield encode(`\uFEFF${line(columns)}`)
    }
    const known = columns ?? []
    if (rows.length > 0) yield encode(rows.map((row) => line(known.map((column) => row[column]))).join(''))
  }
}
