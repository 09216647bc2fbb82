import type { SubjectContent } from '../content/subject-content'

/** Columns of the table in a sheet (decisions: files and templates). */
export const columns = ['Bereich', 'Symbol', 'Kompetenz'] as const

type Cell = string | number

/** A sheet as rows of cells: a header block, an empty row, the columns, and a row for each competence. */
export const subjectRows = ({ name, abbreviation, color, schoolLevel, domains }: SubjectContent): Cell[][] => [
  ['Fach', name],
  ['Kürzel', abbreviation],
  ['Farbe', color],
  ['Stufe', schoolLevel],
  [],
  [...columns],
  ...domains.flatMap((domain) =>
    // A domain without competences keeps its row, so that nothing is lost on the way back.
    (domain.competences.length > 0 ? domain.competences : ['']).map((competence) => [
      domain.name,
      domain.symbol ?? '',
      competence,
    ]),
  ),
]

const lengthMax = 31

/** A name that spreadsheets take for a sheet: 31 characters, none of their own signs, none twice. */
export const sheetName = (name: string, taken: ReadonlySet<string>): string => {
  const plain = name.replace(/[[\]:*?/\\']/g, ' ').trim() || 'Fach'
  const numbered = (turn: number): string => {
    const end = turn === 1 ? '' : ` (${turn})`
    const candidate = `${plain.slice(0, lengthMax - end.length).trim()}${end}`
    return taken.has(candidate.toLowerCase()) ? numbered(turn + 1) : candidate
  }
  return numbered(1)
}
