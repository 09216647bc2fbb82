interface Level {
  readonly id: string
  readonly level: number
  readonly label: string
}

/** What a pasted block would do. */
export interface PastePlan {
  /** Level by cell key. */
  readonly levels: ReadonlyMap<string, string>
  /** Texts that are no level of the scale, and names that nobody in the grid has alone, each once. */
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

/** The grid that a block is pasted into. */
export interface PasteTargets {
  readonly students: readonly { readonly firstName: string; readonly lastName: string }[]
  readonly columns: readonly { readonly code: string; readonly description: string }[]
  /** The cell that the block was pasted at. */
  readonly top: number
  readonly left: number
  /** The key of a cell; undefined beyond the grid, and where nothing may be entered. */
  readonly keyAt: (row: number, column: number) => string | undefined
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim()

/** Index of what alone is called so; undefined for two of the same name. */
const onlyMatch = (indexes: ReadonlyMap<string, readonly number[]>, text: string): number | undefined => {
  const found = indexes.get(plain(text)) ?? []
  return found.length === 1 ? found[0] : undefined
}

const indexed = (names: readonly (readonly string[])[]): Map<string, number[]> => {
  const indexes = new Map<string, number[]>()
  for (const [index, all] of names.entries()) {
    for (const name of new Set(all.map(plain))) indexes.set(name, [...(indexes.get(name) ?? []), index])
  }
  return indexes
}

/** Most of the words are found. */
const isMost = (found: readonly (number | undefined)[]): boolean => {
  const count = found.filter((one) => one !== undefined).length
  return count > 0 && 2 * count >= found.length
}

/** Where the lines and cells of a block belong: by the names and titles in it, else by where it was pasted. */
const alignment = (lines: readonly (readonly string[])[], { students, columns, top, left }: PasteTargets) => {
  const byName = indexed(
    students.map(({ firstName, lastName }) => [`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
  )
  const byTitle = indexed(columns.map(({ code, description }) => [code, description]))
  const titlesOf = (line: readonly string[]) => line.map((word) => onlyMatch(byTitle, word))
  const filled = (line: readonly string[]) => titlesOf(line.filter(Boolean))
  // A first line of titles may begin with the heading of the names.
  const [head = []] = lines
  const hasTitles = isMost(filled(head)) || isMost(filled(head.slice(1))) || isMost(filled(head.slice(2)))
  const body = hasTitles ? lines.slice(1) : lines
  const namesIn = (width: number) => body.map((line) => onlyMatch(byName, line.slice(0, width).join(' ')))
  const width = [1, 2].find((one) => isMost(namesIn(one).filter((_, row) => (body[row]?.[0] ?? '') !== ''))) ?? 0
  const names = namesIn(width)
  const titles = titlesOf(head)
  return {
    body,
    width,
    /** Undefined for a name that nobody in the grid has alone. */
    rowOf: (row: number) => (width > 0 ? names[row] : top + row),
    /** Undefined for a column without a title of the grid. */
    columnOf: (column: number) => (hasTitles ? titles[column] : left + column - width),
  }
}

/**
 * Reads a block of a spreadsheet, lines of cells separated by tabs: names or numbers of levels. Names of children beside
 * them and titles or codes of competences above them say where they belong, in whatever order (rule cell.7); without
 * these they go where the block was pasted. Empty cells leave theirs as it is.
 */
export const planPaste = (text: string, levels: readonly Level[], targets: PasteTargets): PastePlan => {
  const found = new Map<string, string>()
  const unknown = new Set<string>()
  let outside = 0
  const { body, width, rowOf, columnOf } = alignment(cellsOf(text), targets)
  for (const [index, line] of body.entries()) {
    const row = rowOf(index)
    const name = line.slice(0, width).join(' ').trim()
    if (row === undefined) {
      if (name !== '') unknown.add(name.slice(0, 40))
      continue
    }
    for (const [column, word] of line.entries()) {
      if (word === '' || column < width) continue
      const to = columnOf(column)
      const key = to === undefined ? undefined : targets.keyAt(row, to)
      const level = levelOf(word, levels)
      if (key === undefined) outside += 1
      else if (level) found.set(key, level.id)
      else unknown.add(word.slice(0, 40))
    }
  }
  return { levels: found, unknown: [...unknown], outside }
}
