import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ReportSubjectBlock } from '../report-document'

/** The fixed words of a printed report in one language. */
export interface ReportTexts {
  language: Language
  schoolClass: string
  period: string
  schoolYear: string
  semesters: Record<Semester, string>
  scale: string
  competence: string
  levelHead: string
  level: (level: number) => string
  levelOf: (level: number, levels: number) => string
  notObserved: string
  openRing: string
  logoOf: (school: string) => string
  noCompetences: string
  nothingObserved: string
  subjectOpen: string
  comment: string
  canAlready: string
  practising: string
  goesWell: string
  isPractised: string
  /** As the child says it, or of the child. */
  forChild: (report: string, speaks: boolean) => string
  generalComment: string
  birthDate: string
  classRemark: string
  absences: string
  blank: string
  grade: (grade: string, meaning: string) => string
  notGraded: string
  gradesMean: string
  daysOf: (days: number, unexcused: number | null) => string
  /** Excused and unexcused days, each with its number. */
  separateDays: (days: number, unexcused: number | null) => string
  draft: string
  printed: (day: string) => string
  completed: (day: string) => string
  correction: (name: string, day: string) => string
  page: (page: number, pages: number) => string
  locationAndDate: string
  classTeacher: string
  headOfSchool: string
  guardians: string
  quote: (text: string) => string
  checkAt: (page: string) => string
  codeOf: (page: string) => string
  dataOfReport: string
  signature: string
  contents: string
  toContents: string
}

const german: ReportTexts = {
  language: 'de',
  schoolClass: 'Klasse',
  period: 'Zeitraum',
  schoolYear: 'Schuljahr',
  semesters: { first: '1. Halbjahr', second: '2. Halbjahr' },
  scale: 'Was die Stufen bedeuten',
  competence: 'Kompetenz',
  levelHead: 'Stufe',
  level: (level) => `Stufe ${level}`,
  levelOf: (level, levels) => `Stufe ${level} von ${levels}`,
  notObserved: 'noch nicht beobachtet',
  openRing: 'Offener Kreis',
  logoOf: (school) => `Logo: ${school}`,
  noCompetences: 'Zu diesem Fach sind keine Kompetenzen erfasst.',
  nothingObserved: 'In diesem Fach wurde noch keine Kompetenz beobachtet.',
  subjectOpen: 'in Bearbeitung',
  comment: 'Bemerkung',
  canAlready: 'Das kann ich schon',
  practising: 'Das übe ich gerade',
  goesWell: 'Das gelingt schon',
  isPractised: 'Das wird gerade geübt',
  forChild: (report, speaks) => `${speaks ? 'Das kann ich schon' : 'Das gelingt schon'} – ${report}`,
  generalComment: 'Allgemeine Bemerkung',
  birthDate: 'Geburtsdatum',
  classRemark: 'Bemerkungen der Klassenleitung',
  absences: 'Versäumte Tage:',
  blank: '–',
  grade: (grade, meaning) => (meaning === '' ? `Note ${grade}` : `Note ${grade} (${meaning})`),
  notGraded: 'nicht benotet',
  gradesMean: 'Noten:',
  daysOf: (days, unexcused) => (unexcused === null ? `${days}` : `${days}, davon unentschuldigt: ${unexcused}`),
  separateDays: (days, unexcused) => `entschuldigt: ${days - (unexcused ?? 0)}, unentschuldigt: ${unexcused ?? 0}`,
  draft: 'Entwurf',
  printed: (day) => `gedruckt am ${day}`,
  completed: (day) => `Abgeschlossen am ${day}`,
  correction: (name, day) => `Berichtigte Fassung. Sie ersetzt „${name}“ vom ${day}.`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  locationAndDate: 'Ort, Datum',
  classTeacher: 'Klassenleitung',
  headOfSchool: 'Schulleitung',
  guardians: 'Erziehungsberechtigte',
  quote: (text) => `„${text}“`,
  checkAt: (page) => `Echtheit prüfen: ${page}`,
  codeOf: (page) => `QR-Code mit dem Siegel der Schule, zu prüfen unter ${page}`,
  dataOfReport: 'Daten des Berichts (XSchule 1.2)',
  signature: 'Siegel der Datei, nicht sichtbar',
  contents: 'Inhalt',
  toContents: 'Zum Inhalt',
}

const english: ReportTexts = {
  language: 'en',
  schoolClass: 'Class',
  period: 'Period',
  schoolYear: 'School year',
  semesters: { first: '1st semester', second: '2nd semester' },
  scale: 'What the levels mean',
  competence: 'Competence',
  levelHead: 'Level',
  level: (level) => `Level ${level}`,
  levelOf: (level, levels) => `Level ${level} of ${levels}`,
  notObserved: 'not yet observed',
  openRing: 'Open circle',
  logoOf: (school) => `Logo: ${school}`,
  noCompetences: 'No competences are recorded for this subject.',
  nothingObserved: 'No competence has been observed in this subject yet.',
  subjectOpen: 'in progress',
  comment: 'Comment',
  canAlready: 'I can already do this',
  practising: 'I am practising this',
  goesWell: 'Going well already',
  isPractised: 'Being practised now',
  forChild: (report, speaks) => `${speaks ? 'What I can do' : 'Going well already'} – ${report}`,
  generalComment: 'General comment',
  birthDate: 'Date of birth',
  classRemark: 'Remarks of the class teacher',
  absences: 'Days absent:',
  blank: '–',
  grade: (grade, meaning) => (meaning === '' ? `Grade ${grade}` : `Grade ${grade} (${meaning})`),
  notGraded: 'not graded',
  gradesMean: 'Grades:',
  daysOf: (days, unexcused) => (unexcused === null ? `${days}` : `${days}, unexcused: ${unexcused}`),
  separateDays: (days, unexcused) => `excused: ${days - (unexcused ?? 0)}, unexcused: ${unexcused ?? 0}`,
  draft: 'Draft',
  printed: (day) => `printed on ${day}`,
  completed: (day) => `Completed on ${day}`,
  correction: (name, day) => `Corrected version. It replaces “${name}” of ${day}.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  locationAndDate: 'Place, date',
  classTeacher: 'Class teacher',
  headOfSchool: 'Head of school',
  guardians: 'Parents or guardians',
  quote: (text) => `“${text}”`,
  checkAt: (page) => `Check authenticity: ${page}`,
  codeOf: (page) => `QR code with the seal of the school, to be checked at ${page}`,
  dataOfReport: 'Data of the report (XSchule 1.2)',
  signature: 'Seal of the file, not visible',
  contents: 'Contents',
  toContents: 'Back to contents',
}

/** Texts in a language. */
export const reportTexts = (language: Language): ReportTexts => (language === 'en' ? english : german)

/** Text for a subject that shows nothing: it has no competences, or all of them are left out. */
export const emptySubject = (language: Language, { domains }: Pick<ReportSubjectBlock, 'domains'>): string => {
  const { noCompetences, nothingObserved } = reportTexts(language)
  return domains.some(({ competences }) => competences.length > 0) ? nothingObserved : noCompetences
}
