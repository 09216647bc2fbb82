import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

interface ExportTexts {
  /** By the law of the school's country (rule processing.2). */
  readonly title: string
  readonly swissTitle: string
  readonly student: string
  readonly firstName: string
  readonly lastName: string
  readonly created: string
  readonly changed: string
  readonly id: string
  readonly classes: string
  readonly classColumns: readonly [string, string, string]
  readonly entries: string
  readonly entryColumns: readonly [string, string, string, string, string]
  readonly noEntries: string
  readonly noClasses: string
  /** The time in a class that the student has left. */
  readonly until: (since: string, day: string) => string
  readonly report: string
  readonly levels: (name: string) => string
  readonly levelColumns: readonly [string, string, string]
  readonly noLevels: string
  readonly period: string
  readonly schoolClass: string
  readonly status: string
  readonly open: string
  readonly comment: string
  readonly birthDate: string
  readonly daysAbsent: string
  readonly daysUnexcused: string
  readonly classRemark: string
  readonly birthPlace: string
  readonly gradeIn: (subject: string) => string
  readonly conferenceDate: string
  readonly issueDate: string
  readonly formerMember: string
  readonly roles: Readonly<Record<RoleType, string>>
}

const german: ExportTexts = {
  title: 'Auskunft nach Art. 15 DSGVO',
  swissTitle: 'Auskunft nach dem Datenschutzgesetz (des Kantons, sonst Art. 25 revDSG)',
  student: 'Kind',
  firstName: 'Vorname',
  lastName: 'Nachname',
  created: 'Angelegt am',
  changed: 'Zuletzt geändert am',
  id: 'Kennung',
  classes: 'Klassen',
  classColumns: ['Klasse', 'Seit', 'Fächer'],
  entries: 'Beobachtungen',
  entryColumns: ['Tag', 'Fach und Kompetenz', 'Stufe', 'Notiz', 'Von'],
  noEntries: 'Es gibt keine Beobachtungen.',
  noClasses: 'Das Kind ist in keiner Klasse.',
  until: (since, day) => `${since} bis ${day}`,
  report: 'Bericht',
  levels: (name) => `Stufen im Bericht „${name}“`,
  levelColumns: ['Fach', 'Kompetenz', 'Stufe'],
  noLevels: 'Der Bericht enthält keine Kompetenzen.',
  period: 'Zeitraum',
  schoolClass: 'Klasse',
  status: 'Abgeschlossen am',
  open: 'noch nicht abgeschlossen',
  comment: 'Allgemeine Bemerkung',
  birthDate: 'Geburtsdatum',
  daysAbsent: 'Versäumte Tage',
  daysUnexcused: 'davon unentschuldigt',
  classRemark: 'Bemerkungen der Klassenleitung',
  birthPlace: 'Geburtsort',
  gradeIn: (subject) => `Note in ${subject}`,
  conferenceDate: 'Tag der Konferenz',
  issueDate: 'Tag der Ausstellung',
  formerMember: 'ehemalige Person der Schule',
  roles: { admin: 'Inhaber/in', manager: 'Admin', user: 'Lehrkraft' },
}

const english: ExportTexts = {
  title: 'Information under Art. 15 GDPR',
  swissTitle: 'Information under the data protection law (of the canton, else Art. 25 revFADP)',
  student: 'Child',
  firstName: 'First name',
  lastName: 'Last name',
  created: 'Created on',
  changed: 'Last changed on',
  id: 'Identifier',
  classes: 'Classes',
  classColumns: ['Class', 'Since', 'Subjects'],
  entries: 'Observations',
  entryColumns: ['Day', 'Subject and competence', 'Level', 'Note', 'By'],
  noEntries: 'There are no observations.',
  noClasses: 'The child is in no class.',
  until: (since, day) => `${since} to ${day}`,
  report: 'Report',
  levels: (name) => `Levels in the report “${name}”`,
  levelColumns: ['Subject', 'Competence', 'Level'],
  noLevels: 'The report has no competences.',
  period: 'Period',
  schoolClass: 'Class',
  status: 'Completed on',
  open: 'not completed yet',
  comment: 'General comment',
  birthDate: 'Date of birth',
  daysAbsent: 'Days absent',
  daysUnexcused: 'unexcused among them',
  classRemark: 'Remarks of the class teacher',
  birthPlace: 'Place of birth',
  gradeIn: (subject) => `Grade in ${subject}`,
  conferenceDate: 'Day of the conference',
  issueDate: 'Day of issue',
  formerMember: 'former staff',
  roles: { admin: 'Owner', manager: 'Admin', user: 'Teacher' },
}

/** The words of an exported file about a student. */
export const exportTexts = (language: Language): ExportTexts => (language === 'en' ? english : german)
