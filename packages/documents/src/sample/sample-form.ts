import type { FormBlock } from '@lernspur/contracts/official-form/form-content'

const levels = ['sehr gut', 'gut', 'genügend', 'ungenügend']

/** A form with every kind of block. */
export const sampleForm = (): FormBlock[] => [
  { kind: 'title', lines: ['Zeugnis', 'Schuljahr {schoolYear}, {semester}', '{school}'] },
  {
    kind: 'student',
    fields: [
      { field: 'firstName', label: 'Vorname' },
      { field: 'lastName', label: 'Name' },
      { field: 'birthDate', label: 'geboren am' },
      { field: 'birthPlace', label: 'in' },
      { field: 'schoolClass', label: 'Klasse' },
      { field: 'schoolLevel', label: 'Schuljahrgang' },
      { field: 'period', label: 'Zeitraum' },
    ],
  },
  { kind: 'text', key: 'interests', label: 'Interessen und Fähigkeiten', options: [], hasText: true },
  {
    kind: 'subjects',
    label: 'Leistungen in den Fächern',
    rows: 'compact',
    hasCompetences: true,
    hasComments: true,
    grades: [
      { grade: '1', meaning: 'sehr gut', from: 88 },
      { grade: '2', meaning: 'gut', from: 70 },
      { grade: '3', meaning: 'befriedigend', from: 0 },
    ],
  },
  { kind: 'wording', text: 'Arbeits- und Sozialverhalten' },
  { kind: 'workBehaviour', key: 'work', label: 'Arbeitet mit Ausdauer', options: levels, hasText: false },
  { kind: 'socialBehaviour', key: 'social', label: 'Sozialverhalten', options: levels, hasText: true },
  { kind: 'comment', label: 'Bemerkungen' },
  {
    kind: 'promotion',
    key: 'promotion',
    label: 'Versetzung',
    options: ['{firstName} wird in den Schuljahrgang {nextLevel} versetzt.'],
    hasText: false,
  },
  {
    kind: 'recommendation',
    key: 'recommendation',
    label: 'Empfehlung',
    options: ['Gymnasium', 'Realschule'],
    hasText: true,
  },
  { kind: 'absences', label: 'Versäumte Stunden:', unit: 'lessons' },
  { kind: 'conference', label: 'Konferenzbeschluss vom' },
  { kind: 'legend', label: 'Was Stufen und Noten bedeuten' },
  { kind: 'issue', label: 'Ausgestellt am' },
  {
    kind: 'signatures',
    lines: [
      { signer: 'headOfSchool', label: 'Schulleitung' },
      { signer: 'guardians', label: 'Gesehen: Erziehungsberechtigte' },
    ],
  },
]
