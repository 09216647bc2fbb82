/** What a spreadsheet would calculate instead of show. */
const formula = /^[=+\-@\t\r]/

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : `${value}`
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as German spreadsheets open it: UTF-8 with a mark, semicolons, and no cell that is a formula. */
export const csv = <Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | null>>[],
): Uint8Array => {
  const lines = [names.join(';'), ...rows.map((row) => names.map((name) => cell(row[name])).join(';'))]
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}
