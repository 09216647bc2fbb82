import { blockOf, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { entryOf } from '@lernspur/contracts/official-form/form-entry'
import { factsOfReport, fillWording } from '@lernspur/contracts/official-form/wording'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportField } from '@lernspur/contracts/tenant.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { type SheetRow as Row, type SheetContents, workbook } from '../../workbook/workbook'

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

/** What was entered in the official form of a report, by the words of the form (rule form.4). */
const formRows = (report: Report): string[][] => {
  const { officialForm, details } = report
  const blocks = officialForm?.content.blocks ?? []
  const facts = factsOfReport({
    firstName: report.studentFirstName,
    lastName: report.studentLastName,
    school: report.schoolName,
    schoolClass: report.schoolClassName,
    schoolLevel: report.schoolClassLevel ?? null,
    schoolYear: report.schoolYearName,
    semester: null,
    report: report.name,
  })
  const { birthPlace = '', conferenceDate, issueDate, entries } = details ?? {}
  const born = blockOf(blocks, 'student')?.fields.find(({ field }) => field === 'birthPlace')
  return [
    ...(born ? [[born.label, birthPlace]] : []),
    ...blocks.flatMap((block) => {
      if (block.kind === 'conference') return [[block.label, conferenceDate ?? '']]
      if (block.kind === 'issue') return [[block.label, issueDate ?? '']]
      if (!isEntryBlock(block)) return []
      const { choice, text } = entryOf(entries, block)
      return [[block.label, [choice && fillWording(choice, facts), text].filter(Boolean).join(' ')]]
    }),
  ]
}

const commentRows = (report: Report, { general, classRemark }: Words): Row[] => {
  const parts = [
    ...report.subjects.map(({ name, comment }) => [name, comment]),
    [general, report.summaryComment],
    ...(has(report, 'classRemark') ? [[classRemark, report.details?.classRemark ?? '']] : []),
    ...formRows(report),
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

/** Levels, comments and further fields of reports as a workbook with a row for each: what the caller may see of them. */
export const reportWorkbook = (reports: readonly Report[], language: Language): Uint8Array => {
  const words = texts[language]
  const child = [18, 18, 24, 11, 11]
  const levels = [[...words.child, ...words.level], ...reports.flatMap(levelRows)]
  const comments = [[...words.child, ...words.comment], ...reports.flatMap((report) => commentRows(report, words))]
  const details = detailRows(reports, words)
  const sheets: SheetContents[] = [
    { name: words.levels, rows: levels, widths: [...child, 18, 24, 60, 7, 20, 10, 9] },
    { name: words.comments, rows: comments, widths: [...child, 30, 100] },
    { name: words.details, rows: details, widths: [...child, 14, 14, 20] },
  ]
  return workbook(sheets.filter(({ rows }) => rows.length > 0))
}
