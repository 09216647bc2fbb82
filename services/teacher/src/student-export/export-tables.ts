import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { exportTexts } from './export-texts'
import type { ExportedEntry, StudentFacts } from './student-facts'

/** Beginnings of text that a spreadsheet would evaluate. */
const formula = /^[=+\-@\t\r]/

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : `${value}`
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What the columns are called in German; English tables have the names that the data has. */
const germanTitles = {
  agreed: 'Vereinbart',
  assessment: 'Leistungsbewertung',
  authorRole: 'Rolle',
  column: 'Platz von links',
  comment: 'Bemerkung',
  competence: 'Kompetenz',
  createdAt: 'Angelegt am',
  domain: 'Kompetenzbereich',
  endDate: 'Ende',
  goingWell: 'Das gelingt',
  heldOn: 'Tag',
  id: 'Kennung',
  leftOn: 'Letzter Tag',
  level: 'Stufe',
  levelLabel: 'Name der Stufe',
  name: 'Name',
  nextStep: 'Der nächste Schritt',
  nickname: 'Spitzname',
  note: 'Notiz',
  observedAt: 'Tag',
  hasOwnNote: 'Eigene Notiz der Lehrkraft vorhanden',
  practising: 'Das wird gerade geübt',
  proposedLevel: 'Vorgeschlagene Stufe',
  reportId: 'Kennung des Berichts',
  room: 'Raum',
  row: 'Reihe von der Tafel',
  scale: 'Skala',
  schoolClass: 'Klasse',
  since: 'Seit',
  startDate: 'Beginn',
  status: 'Stand',
  subject: 'Fach',
  subjects: 'Fächer',
  updatedAt: 'Geändert am',
  version: 'Fassung',
  week: 'Woche ab',
} as const
type Column = keyof typeof germanTitles

/** A table as German spreadsheets open it: UTF-8 with a mark, semicolons, and no cell that is a formula. */
const csv = <Name extends Column>(
  language: Language,
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | null>>[],
): Uint8Array => {
  const titles = language === 'de' ? names.map((name) => germanTitles[name]) : names
  const lines = [titles.join(';'), ...rows.map((row) => names.map((name) => cell(row[name])).join(';'))]
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

const entryColumns = [
  'id',
  'version',
  'observedAt',
  'schoolClass',
  'subject',
  'domain',
  'competence',
  'level',
  'levelLabel',
  'scale',
  'assessment',
  'note',
  'authorRole',
  'createdAt',
  'updatedAt',
] as const

const classColumns = ['name', 'nickname', 'since', 'leftOn', 'subjects'] as const

const reportColumns = [
  'reportId',
  'name',
  'status',
  'startDate',
  'endDate',
  'schoolClass',
  'subject',
  'domain',
  'competence',
  'level',
  'levelLabel',
  'proposedLevel',
] as const

const commentColumns = ['reportId', 'name', 'subject', 'comment'] as const

const talkColumns = [
  'id',
  'heldOn',
  'schoolClass',
  'goingWell',
  'practising',
  'nextStep',
  'agreed',
  'hasOwnNote',
  'authorRole',
  'createdAt',
  'updatedAt',
] as const

const seatColumns = ['schoolClass', 'room', 'row', 'column'] as const

const weekColumns = ['schoolClass', 'week', 'authorRole'] as const

/** Levels of reports, one row per level. */
const levelRows = ({ reports }: StudentFacts) =>
  reports.flatMap(({ id: reportId, name, status, startDate, endDate, schoolClass, subjects }) =>
    subjects.flatMap((subject) =>
      subject.domains.flatMap((domain) =>
        domain.competences.map((competence) => ({
          ...{ reportId, name, status, startDate, endDate, schoolClass },
          subject: subject.name,
          domain: domain.name,
          competence: competence.description,
          level: competence.performanceLevel,
          levelLabel: competence.visualLevelLabel,
          proposedLevel: competence.proposedLevel,
        })),
      ),
    ),
  )

/** Comments of reports, the general one without a subject. */
const commentRows = ({ reports }: StudentFacts) =>
  reports.flatMap(({ id: reportId, name, comment, subjects }) => [
    { reportId, name, subject: null, comment },
    ...subjects.map((subject) => ({ reportId, name, subject: subject.name, comment: subject.comment })),
  ])

/** German tables have German words in their cells as well; English ones have those of the data. */
const germanRole = <Row extends Pick<ExportedEntry, 'authorRole'>>(row: Row) => ({
  ...row,
  authorRole: row.authorRole === null ? null : exportTexts('de').roles[row.authorRole],
})

/** By 0 and 1. */
const yesOrNo = { de: ['nein', 'ja'], en: ['no', 'yes'] } as const

const germanStatus = { inProgress: 'offen', completed: 'abgeschlossen' } as const

/** The tables of an export by their file names. */
export const exportTables = (facts: StudentFacts, language: Language): Readonly<Record<string, Uint8Array>> => ({
  'klassen.csv': csv(
    language,
    classColumns,
    facts.classes.map((one) => ({ ...one, subjects: one.subjects.join(', ') })),
  ),
  'beobachtungen.csv': csv(language, entryColumns, language === 'de' ? facts.entries.map(germanRole) : facts.entries),
  'berichte.csv': csv(
    language,
    reportColumns,
    levelRows(facts).map((row) => (language === 'de' ? { ...row, status: germanStatus[row.status] } : row)),
  ),
  'bemerkungen.csv': csv(language, commentColumns, commentRows(facts)),
  'gespraeche.csv': csv(
    language,
    talkColumns,
    facts.talks
      .map(language === 'de' ? germanRole : (talk) => talk)
      .map((talk) => ({ ...talk, hasOwnNote: yesOrNo[language][Number(talk.hasOwnNote)] ?? '' })),
  ),
  'plaetze.csv': csv(language, seatColumns, facts.seats),
  'wochenplan.csv': csv(language, weekColumns, facts.weeks.map(language === 'de' ? germanRole : (week) => week)),
})
