import { type ParseConfig, parse } from 'papaparse'

/** Stands for a quotation mark that belongs to the text of its cell; no character of any script. */
const literalMark = '\uE000'
/** With more misplaced marks than that, no mark of the text is taken for the beginning of a cell. */
const mostMisplaced = 50

/**
 * Cells of a text with separators, row by row. A quotation mark that begins a cell and does not end it, as in
 * `"Anni" Müller`, belongs to the cell: taken for a quoted cell, it would swallow the rows after it.
 */
export const cellsOfText = (text: string, config: Pick<ParseConfig, 'delimiter' | 'preview' | 'skipEmptyLines'>) => {
  // Positions of faults are counted without it.
  let rest = text.replace(/^\uFEFF/, '')
  for (let misplaced = 0; misplaced <= mostMisplaced; misplaced += 1) {
    const { data, errors } = parse<string[]>(rest, config)
    const fault = errors.find(({ type }) => type === 'Quotes')?.index
    if (fault === undefined) return data.map((cells) => cells.map((cell) => cell.replaceAll(literalMark, '"')))
    rest = `${rest.slice(0, fault - 1)}${literalMark}${rest.slice(fault)}`
  }
  return parse<string[]>(text, { ...config, fastMode: true }).data
}
