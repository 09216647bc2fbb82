/** The line, from 1, on which a JSON file states each `identifier` for the first time; none for a file of one line. */
export const linesOfIdentifiers = (text: string): Map<string, number> => {
  const lines = new Map<string, number>()
  const rows = text.split('\n')
  if (rows.length < 2) return lines
  for (const [index, row] of rows.entries()) {
    for (const [, identifier] of row.matchAll(/"identifier"\s*:\s*"([^"]{1,200})"/g)) {
      if (identifier && !lines.has(identifier)) lines.set(identifier, index + 1)
    }
  }
  return lines
}
