import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { cellsOfText } from '../../table-file/cells-of-text'

/** A domain with its competences, as pasted; the name is empty for competences without one. */
export interface OutlineDomain {
  readonly name: string
  readonly symbol: string
  readonly competences: readonly string[]
}

type Row = readonly [domain: string, symbol: string, competence: string]

const bullet = /^(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+/
const heading = /^(kompetenz)?bereich(e)?$|^domain$|^competence domain$/i

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Columns of a spreadsheet: domain and competence, with the symbol between them if there are three. */
const rowsOfTable = (text: string): readonly Row[] => {
  const rows = cellsOfText(text, { delimiter: '\t', skipEmptyLines: 'greedy' })
  const [first] = rows
  const body = first && heading.test(clean(first[0] ?? '')) ? rows.slice(1) : rows
  const width = Math.max(0, ...body.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  return body.map((row) =>
    width > 2
      ? [clean(row[0] ?? ''), clean(row[1] ?? ''), clean(row.slice(2).join(' '))]
      : [clean(row[0] ?? ''), '', clean(row[1] ?? '')],
  )
}

/** A list of lines. If some are indented or have a bullet, the others are domains; else all are competences. */
const rowsOfList = (text: string): readonly Row[] => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const isDeep = (line: string) => /^(?:\t| {2,})/.test(line) || bullet.test(line)
  const hasHeadings = lines.some(isDeep) && !isDeep(lines[0] ?? '')
  return lines.map((line) =>
    hasHeadings && !isDeep(line) ? [clean(line), '', ''] : ['', '', clean(line.trim().replace(bullet, ''))],
  )
}

/** Whether a text has more than one line or column, so that it is read as an outline. */
export const isOutline = (text: string): boolean => /[\n\r\t]/.test(text.trim())

/**
 * Reads a pasted text: lines (one competence per line, headings above indented lines are domains) or columns of a
 * spreadsheet, where a domain may be in its first row only. Overlong texts stay, for the user to shorten.
 */
export const readOutline = (text: string): readonly OutlineDomain[] => {
  const rows = /\S[^\n\r]*\t/.test(text.replace(/^\s*[-–—•*·▪◦‣o]\t/gm, '')) ? rowsOfTable(text) : rowsOfList(text)
  const domains: { name: string; symbol: string; competences: string[] }[] = []
  for (const [name, symbol, competence] of rows) {
    const last = domains.at(-1)
    const isNext = last === undefined || (name !== '' && name !== last.name)
    if (isNext) domains.push({ name, symbol: symbol.slice(0, competenceLimits.symbol), competences: [] })
    if (competence !== '') domains.at(-1)?.competences.push(competence)
  }
  return domains
}
