import { cellsOfText } from './cells-of-text'
import { isFilled, type SheetRow, sheetRow } from './sheet'

/** Recognises the titles of a table; only they show that commas separate columns. */
export type IsHeader = (cells: readonly string[]) => boolean

/** Rows above the titles: name of the school, class, date. */
const titleRows = 20

const separators = ['\t', ';', '|', ','] as const

/** A comma within a name is followed by a space: "Özdemir, Mia" is one cell. */
const separates = (line: string, separator: string): boolean =>
  separator === ',' ? /,\S/.test(line) : line.includes(separator)

/**
 * Rows of a text whose columns are separated by tabs, semicolons, bars or commas: the separator that shows known
 * titles, else one that most lines contain. A list of names without columns has one cell per row.
 */
export const readText = (text: string, isHeader: IsHeader): SheetRow[] => {
  const parse = (delimiter: string) =>
    cellsOfText(text, { delimiter }).map((cells, index) => sheetRow(index + 1, cells))
  const titled = separators.find((separator) => {
    const first = cellsOfText(text, { delimiter: separator, preview: titleRows })
    return first.some((cells) => cells.length > 1 && isHeader(cells.map((cell) => cell.trim())))
  })
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const typical = separators.find(
    (separator) => lines.filter((line) => separates(line, separator)).length * 2 >= Math.max(1, lines.length),
  )
  const separator = titled ?? typical
  const rows = separator ? parse(separator) : text.split(/\r\n|\r|\n/).map((line, index) => sheetRow(index + 1, [line]))
  return rows.filter(isFilled)
}
