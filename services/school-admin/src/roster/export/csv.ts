/** A row by the titles of its columns. */
export type CsvRow = Readonly<Record<string, string>>

/** Spreadsheets would evaluate text that begins like a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]): string => `${cells.map((text) => cell(harmless(text))).join(',')}\r\n`

/** A file with commas by RFC 4180, UTF-8; what a row does not name is empty. */
export const csvOf = (titles: readonly string[], rows: readonly CsvRow[]): Uint8Array =>
  new TextEncoder().encode([titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))].map(line).join(''))
