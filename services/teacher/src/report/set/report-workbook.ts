import { utils, type WorkSheet, write } from '@e965/xlsx'
import type { Language } from '@lernspur/contracts/error-catalogue'
import type { Report } from '@lernspur/contracts/report.contract'

type Cell = string | number
type Row = readonly Cell[]

const texts = {
  de: {
    levels: 'Stufen',
    comments: 'Bemerkungen',
    child: ['Nachname', 'Vorname', 'Bericht', 'Von', 'Bis'],
    level: ['Fach', 'Bereich', 'Kompetenz', 'Stufe', 'Bedeutung', 'Vorschlag', 'Einträge'],
    comment: ['Fach', 'Bemerkung'],
    general: 'Allgemeine Bemerkung',
  },
  en: {
    levels: 'Levels',
    comments: 'Comments',
    child: ['Last name', 'First name', 'Report', 'From', 'To'],
    level: ['Subject', 'Domain', 'Competence', 'Level', 'Meaning', 'Proposal', 'Entries'],
    comment: ['Subject', 'Comment'],
    general: 'General comment',
  },
} as const

const childOf = ({ studentLastName, studentFirstName, name, startDate, endDate }: Report): Row => [
  studentLastName,
  studentFirstName,
  name,
  startDate,
  endDate,
]

const levelRows = (report: Report): Row[] =>
  report.subjects.flatMap((subject) =>
    subject.domains.flatMap((domain) =>
      domain.competences.map((one) => [
        ...childOf(report),
        subject.name,
        domain.name,
        one.description,
        one.performanceLevel ?? '',
        one.visualLevelLabel ?? '',
        one.proposedLevel ?? '',
        one.entryCount,
      ]),
    ),
  )

const commentRows = (report: Report, general: string): Row[] => {
  const parts = [...report.subjects.map(({ name, comment }) => [name, comment]), [general, report.summaryComment]]
  return parts.filter(([, text]) => text !== '').map((part) => [...childOf(report), ...part])
}

/** Escapes sequences that a spreadsheet would read as a character code, such as `_x0041_`. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Texts in cells of the text format: what begins with `=` is no formula, and does not become one when it is edited. */
const sheetOf = (rows: readonly Row[], widths: readonly number[]): WorkSheet => {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? { t: 's', v: escaped(value), z: '@' } : value)),
  )
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  return sheet
}

/** Levels and comments of reports as a workbook with a row for each: what the caller may see of them. */
export const reportWorkbook = (reports: readonly Report[], language: Language): Uint8Array => {
  const words = texts[language]
  const child = [18, 18, 24, 11, 11]
  const levels = [[...words.child, ...words.level], ...reports.flatMap(levelRows)]
  const comments = [
    [...words.child, ...words.comment],
    ...reports.flatMap((report) => commentRows(report, words.general)),
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheetOf(levels, [...child, 18, 24, 60, 7, 20, 10, 9]), words.levels)
  utils.book_append_sheet(book, sheetOf(comments, [...child, 18, 100]), words.comments)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }))
}
