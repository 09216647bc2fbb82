interface Level {
  readonly id: string
  readonly level: number
  readonly label: string
}

/** What a pasted block would do. */
export interface PastePlan {
  /** Level by cell key. */
  readonly levels: ReadonlyMap<string, string>
  /** Texts that are no level of the scale, each once. */
  readonly unknown: readonly string[]
  /** Values beyond the last row or column. */
  readonly outside: number
}

/**
 * A name takes precedence over a number: the best grade is called 1 but is the highest level. Where a name is a number,
 * only names count.
 */
const levelOf = (text: string, levels: readonly Level[]): Level | undefined => {
  const word = text.toLowerCase()
  const named = levels.find(({ label }) => label.toLowerCase() === word)
  if (named || levels.some(({ label }) => /^\d+$/.test(label))) return named
  return levels.find(({ level }) => text === String(level))
}

/**
 * A cell with several lines or tabs is quoted, with quotation marks inside it doubled; anywhere else they are text. Not
 * papaparse: it reads everything after an unclosed quotation mark as one cell, which would move the rows below to other
 * children, and it adds up to 6 KB, compressed, to the matrix page.
 */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

/** The cells of a copied block, line by line, each on one line. */
const cellsOf = (text: string): string[][] => {
  const lines: string[][] = [[]]
  cell.lastIndex = 0
  for (;;) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim().replace(/\s+/g, ' '))
    if (!end) return lines
    if (end !== '\t') lines.push([])
  }
}

/**
 * Reads a block of a spreadsheet, lines of cells separated by tabs: names or numbers of levels. Empty cells leave
 * theirs as it is.
 */
export const planPaste = (
  text: string,
  levels: readonly Level[],
  keyAt: (row: number, column: number) => string | undefined,
): PastePlan => {
  const found = new Map<string, string>()
  const unknown = new Set<string>()
  let outside = 0
  for (const [row, line] of cellsOf(text).entries()) {
    for (const [column, word] of line.entries()) {
      if (word === '') continue
      const key = keyAt(row, column)
      const level = levelOf(word, levels)
      if (key === undefined) outside += 1
      else if (level) found.set(key, level.id)
      else unknown.add(word.slice(0, 40))
    }
  }
  return { levels: found, unknown: [...unknown], outside }
}
