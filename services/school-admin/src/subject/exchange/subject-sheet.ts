import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { levelDescriptionOf } from '@lernspur/contracts/school-admin/level-description'
import { preSchoolLevel } from '@lernspur/contracts/school-admin/school-class.contract'
import type { CompetenceContent, DomainContent, SubjectContent } from '../content/subject-content'

/**
 * Columns of the table in a sheet (rule file.3), before those for levels. Files from before have no sentences or no
 * short titles, and may leave the columns out.
 */
export const columns = ['Bereich', 'Symbol', 'Kompetenz', 'Satz für das Kind', 'Kurztitel'] as const
export const requiredColumns = 3

/** A column that describes one level on scales with a number of levels (rule file.3). */
export interface LevelColumn {
  readonly level: number
  readonly levels: number
}

const levelHead = ({ level, levels }: LevelColumn): string => `Stufe ${level} von ${levels}`

/** What a cell of the header names: a level on scales with a number of levels, or nothing of the kind. */
export const levelColumnOf = (head: string): LevelColumn | undefined => {
  const [level = 0, levels = 0] = (/^\s*Stufe\s+(\d{1,2})\s+von\s+(\d{1,2})\s*$/i.exec(head) ?? []).slice(1).map(Number)
  return level >= 1 && level <= levels && levels <= competenceLimits.describedLevels ? { level, levels } : undefined
}

/** Columns for the levels that competences describe: those of each number of levels that occurs. */
const levelColumns = (domains: readonly DomainContent[]): LevelColumn[] => {
  const numbers = new Set(
    domains.flatMap(({ competences }) =>
      competences.flatMap(({ levelDescriptions }) => levelDescriptions?.length ?? []),
    ),
  )
  return [...numbers]
    .toSorted((one, other) => one - other)
    .flatMap((levels) => Array.from({ length: levels }, (_, at) => ({ level: at + 1, levels })))
}

/** Labels of the header block above the table. */
export const fields = { name: 'Fach', abbreviation: 'Kürzel', color: 'Farbe', schoolLevel: 'Stufe' } as const

/** What stands for the level of pre-school (rule class.4). */
export const preSchool = 'Vorschule'

type Cell = string | number

/** A row up to its last text. */
const trimmed = (cells: readonly string[], min: number): string[] =>
  cells.slice(0, Math.max(min, cells.findLastIndex((cell) => cell !== '') + 1))

/** Rows of domains; an empty row separates adjacent domains of the same name. */
const domainRows = (domains: readonly DomainContent[], described: readonly LevelColumn[]): Cell[][] =>
  domains.flatMap(({ name, symbol, competences }, index) => {
    const before = domains[index - 1]
    // A domain without competences keeps a row, so that an import restores it.
    const listed: readonly Omit<CompetenceContent, 'originId'>[] =
      competences.length > 0 ? competences : [{ description: '' }]
    const rows = listed.map(({ description, childSentence, shortTitle, levelDescriptions }) =>
      trimmed(
        [
          name,
          symbol ?? '',
          description,
          childSentence ?? '',
          shortTitle ?? '',
          ...described.map(({ level, levels }) => levelDescriptionOf(levelDescriptions, level, levels) ?? ''),
        ],
        requiredColumns,
      ),
    )
    return before?.name === name && before.symbol === symbol ? [[], ...rows] : rows
  })

/** A sheet as rows of cells: a header block, an empty row, the columns, and a row for each competence. */
export const subjectRows = ({ name, abbreviation, color, schoolLevel, domains }: SubjectContent): Cell[][] => {
  const described = levelColumns(domains)
  return [
    [fields.name, name],
    [fields.abbreviation, abbreviation],
    [fields.color, color],
    [fields.schoolLevel, schoolLevel === preSchoolLevel ? preSchool : schoolLevel],
    [],
    [...columns, ...described.map(levelHead)],
    ...domainRows(domains, described),
  ]
}

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
