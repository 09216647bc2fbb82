import { utils, type WorkSheet, write } from '@e965/xlsx'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportField } from '@lernspur/contracts/tenant.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

type Cell = string | number
type Row = readonly Cell[]
type Words = (typeof texts)[Language]

const texts = {
  de: {
    levels: 'Stufen',
    comments: 'Bemerkungen',
    child: ['Nachname', 'Vorname', 'Bericht', 'Von', 'Bis'],
    level: ['Fach', 'Bereich', 'Kompetenz', 'Stufe', 'Bedeutung', 'Vorschlag', 'Einträge'],
    comment: ['Fach', 'Bemerkung'],
    general: 'Allgemeine Bemerkung',
    classRemark: 'Bemerkungen der Klassenleitung',
    details: 'Weitere Angaben',
    birthDate: ['Geburtsdatum'],
    absences: ['Versäumte Tage', 'davon unentschuldigt'],
  },
  en: {
    levels: 'Levels',
    comments: 'Comments',
    child: ['Last name', 'First name', 'Report', 'From', 'To'],
    level: ['Subject', 'Domain', 'Competence', 'Level', 'Meaning', 'Proposal', 'Entries'],
    comment: ['Subject', 'Comment'],
    general: 'General comment',
    classRemark: 'Remarks of the class teacher',
    details: 'Further details',
    birthDate: ['Date of birth'],
    absences: ['Days absent', 'Unexcused'],
  },
} as const

const childOf = (one: Report): Row => [one.studentLastName, one.studentFirstName, one.name, one.startDate, one.endDate]

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

const has = ({ fields = [] }: Report, field: ReportField): boolean => fields.includes(field)

const commentRows = (report: Report, { general, classRemark }: Words): Row[] => {
  const parts = [
    ...report.subjects.map(({ name, comment }) => [name, comment]),
    [general, report.summaryComment],
    ...(has(report, 'classRemark') ? [[classRemark, report.details?.classRemark ?? '']] : []),
  ]
  return parts.filter(([, text]) => text !== '').map((part) => [...childOf(report), ...part])
}

/** Birth dates and absences, with the columns that any of the reports has; empty when none has any (rule print.8). */
const detailRows = (reports: readonly Report[], words: Words): Row[] => {
  const visible = (['birthDate', 'absences'] as const).filter((field) => reports.some((report) => has(report, field)))
  if (visible.length === 0) return []
  const cellsOf = (report: Report) => {
    const { birthDate, daysAbsent, daysUnexcused } = report.details ?? {}
    const cells = { birthDate: [birthDate ?? ''], absences: [daysAbsent ?? '', daysUnexcused ?? ''] }
    return visible.flatMap((field) => (has(report, field) ? cells[field] : cells[field].map(() => '')))
  }
  return [
    [...words.child, ...visible.flatMap((field) => words[field])],
    ...reports.map((report) => [...childOf(report), ...cellsOf(report)]),
  ]
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

/** Levels, comments and further fields of reports as a workbook with a row for each: what the caller may see of them. */
export const reportWorkbook = (reports: readonly Report[], language: Language): Uint8Array => {
  const words = texts[language]
  const child = [18, 18, 24, 11, 11]
  const levels = [[...words.child, ...words.level], ...reports.flatMap(levelRows)]
  const comments = [[...words.child, ...words.comment], ...reports.flatMap((report) => commentRows(report, words))]
  const details = detailRows(reports, words)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheetOf(levels, [...child, 18, 24, 60, 7, 20, 10, 9]), words.levels)
  utils.book_append_sheet(book, sheetOf(comments, [...child, 30, 100]), words.comments)
  if (details.length > 0) utils.book_append_sheet(book, sheetOf(details, [...child, 14, 14, 20]), words.details)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }))
}
