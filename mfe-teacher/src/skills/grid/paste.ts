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

const levelOf = (text: string, levels: readonly Level[]): Level | undefined =>
  levels.find(({ level, label }) => text === String(level) || text.toLowerCase() === label.toLowerCase())

/**
 * Reads a block of a spreadsheet, lines of cells separated by tabs: numbers or names of levels. Empty ones leave their
 * cell as it is.
 */
export const planPaste = (
  text: string,
  levels: readonly Level[],
  keyAt: (row: number, column: number) => string | undefined,
): PastePlan => {
  const found = new Map<string, string>()
  const unknown = new Set<string>()
  let outside = 0
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [row, line] of lines.entries()) {
    for (const [column, value] of line.split('\t').entries()) {
      const word = value.trim()
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
