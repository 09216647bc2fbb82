import { studentLimits } from '@lernspur/contracts/student.contract'

/** Which name comes first where the text does not show it. */
export type NameOrder = 'first' | 'last'

/** One line of a list of names. */
export interface ReadName {
  /** From 1, as in the text. */
  readonly line: number
  readonly text: string
  readonly firstName: string
  readonly lastName: string
  readonly problem: 'incomplete' | 'too-long' | null
}

/** Particles that begin a family name: "von Berg", "El Amrani". */
const particles = new Set(
  'von vom van vander de del della der den des di da do dos du la le les ten ter zu zum zur al el ben bin ibn abu'.split(
    ' ',
  ),
)
const titles = {
  first: /^(vorname|rufname|first ?name|given ?name)/i,
  last: /^(nachname|familienname|name|last ?name|surname|family ?name)$/i,
}

interface Columns {
  readonly first: number
  readonly last: number
}

/** Cells of a line from a spreadsheet; one cell for plain text. */
const cellsOf = (text: string): string[] =>
  text.split(/[\t;]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** The order given by column titles; null for a row without titles. */
export const nameColumns = (cells: readonly string[]): Columns | null => {
  const first = cells.findIndex((cell) => titles.first.test(cell))
  const last = cells.findIndex((cell) => titles.last.test(cell))
  return first === -1 || last === -1 ? null : { first, last }
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** "Emma-Luise von Berg", or "von Berg Emma-Luise" where the family name comes first. */
const splitWords = (text: string, order: NameOrder): [string, string] => {
  const all = words(text)
  const begins = (word: string) => particles.has(word.toLocaleLowerCase('de'))
  if (order === 'last') {
    const end = all.findIndex((word) => !begins(word)) + 1
    return [all.slice(end).join(' '), all.slice(0, end).join(' ')]
  }
  const particle = all.findIndex((word, index) => index > 0 && begins(word))
  const cut = particle > 0 && particle < all.length - 1 ? particle : Math.max(1, all.length - 1)
  return [all.slice(0, cut).join(' '), all.slice(cut).join(' ')]
}

const partsOf = (text: string, order: NameOrder, header: Columns | null): [string, string] => {
  const cells = cellsOf(text)
  if (header) return [cells[header.first] ?? '', cells[header.last] ?? '']
  // Numbers and dates next to the names are not names.
  const named = cells.filter((cell) => /\p{L}/u.test(cell) && !/^\d/.test(cell))
  const [one = '', two] = named
  if (two !== undefined) return order === 'first' ? [one, two] : [two, one]
  const [before = '', after] = one.split(',').map((part) => part.trim())
  if (after !== undefined) return [after, before]
  return splitWords(one.replace(/^\d+[.)]?\s*/, ''), order)
}

/**
 * Reads names as typed or pasted: "Vorname Nachname", "Nachname, Vorname", columns of a spreadsheet with or without a
 * header (rule file.5). Empty lines are skipped.
 */
export const readNames = (text: string, order: NameOrder): ReadName[] => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((one, index) => ({ line: index + 1, text: one.replace(/^\s*(\d+[.)]|[-•*])\s+/, '').trim() }))
  const filled = lines.filter((one) => /\p{L}/u.test(one.text))
  const header = nameColumns(cellsOf(filled[0]?.text ?? ''))
  return filled.slice(header ? 1 : 0).map((one) => {
    const [firstName, lastName] = partsOf(one.text, order, header).map((part) => words(part).join(' ')) as [
      string,
      string,
    ]
    const tooLong = Math.max(firstName.length, lastName.length) > studentLimits.name
    return {
      ...one,
      firstName,
      lastName,
      problem: firstName === '' || lastName === '' ? 'incomplete' : tooLong ? 'too-long' : null,
    }
  })
}

/** Whether the chosen order has any effect: some line has neither comma nor header. */
export const dependsOnOrder = (text: string): boolean => {
  const key = (order: NameOrder) =>
    readNames(text, order)
      .map((name) => `${name.firstName}|${name.lastName}`)
      .join('\n')
  return key('first') !== key('last')
}
