import { preSchoolLevel } from '@lernspur/contracts/school-admin/school-class.contract'
import type { CompetenceContent, DomainContent, SubjectContent } from '../content/subject-content'

/**
 * Columns of the table in a sheet (rule file.3). Files from before have no sentences or no short titles, and may leave
 * the columns out.
 */
export const columns = ['Bereich', 'Symbol', 'Kompetenz', 'Satz für das Kind', 'Kurztitel'] as const
export const requiredColumns = 3

/** Labels of the header block above the table. */
export const fields = { name: 'Fach', abbreviation: 'Kürzel', color: 'Farbe', schoolLevel: 'Stufe' } as const

/** What stands for the level of pre-school (rule class.4). */
export const preSchool = 'Vorschule'

type Cell = string | number

/** Rows of domains; an empty row separates adjacent domains of the same name. */
const domainRows = (domains: readonly DomainContent[]): Cell[][] =>
  domains.flatMap(({ name, symbol, competences }, index) => {
    const before = domains[index - 1]
    // A domain without competences keeps a row, so that an import restores it.
    const listed: readonly Omit<CompetenceContent, 'originId'>[] =
      competences.length > 0 ? competences : [{ description: '' }]
    const rows = listed.map(({ description, childSentence, shortTitle }) => [
      name,
      symbol ?? '',
      description,
      ...(childSentence || shortTitle ? [childSentence ?? ''] : []),
      ...(shortTitle ? [shortTitle] : []),
    ])
    return before?.name === name && before.symbol === symbol ? [[], ...rows] : rows
  })

/** A sheet as rows of cells: a header block, an empty row, the columns, and a row for each competence. */
export const subjectRows = ({ name, abbreviation, color, schoolLevel, domains }: SubjectContent): Cell[][] => [
  [fields.name, name],
  [fields.abbreviation, abbreviation],
  [fields.color, color],
  [fields.schoolLevel, schoolLevel === preSchoolLevel ? preSchool : schoolLevel],
  [],
  [...columns],
  ...domainRows(domains),
]

const lengthMax = 31

/** Spreadsheets keep this name, in any case, for a list of changes. */
const stored = 'history'

/** The beginning of a text, without half a character at its end. */
const beginning = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')

/** A valid, unique sheet name: 31 characters, without reserved ones. */
export const sheetName = (name: string, taken: ReadonlySet<string>): string => {
  const allowed = name.replace(/[[\]:*?/\\']/g, ' ').trim()
  const plain = allowed === '' || allowed.toLowerCase() === stored ? `${fields.name} ${allowed}`.trim() : allowed
  const numbered = (turn: number): string => {
    const end = turn === 1 ? '' : ` (${turn})`
    const candidate = `${beginning(plain, lengthMax - end.length).trim()}${end}`
    return taken.has(candidate.toLowerCase()) ? numbered(turn + 1) : candidate
  }
  return numbered(1)
}
