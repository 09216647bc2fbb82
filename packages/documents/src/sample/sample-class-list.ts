import type { ClassListProps, ObservationSheetProps } from '../class-document'
import { sampleCurriculum } from './sample-curriculum'

const firstNames =
  'Ada Bo Cem Dilan Emre Fynn Greta Hanna Ilja Jule Kemal Lina Mia Noah Ole Pia Quentin Rosa Sami Tom Ulla Vera Willi Yara Zoe Ánh Łukasz محمد İpek Maximiliane-Charlotte'
const lastNames = 'Şahin Nguyễn Đorđević Żółć الحسيني Müller-Lüdenscheidt'.split(' ')

/** Thirty children, some with names of many letters or other alphabets. */
const students = firstNames.split(' ').map((firstName, index) => ({
  firstName,
  lastName: index === 29 ? 'Freifrau von und zu Hohenstein-Wittgenstein' : (lastNames[index % lastNames.length] ?? ''),
}))

/** The list of a class of thirty. */
export const sampleClassList = (changes: Partial<ClassListProps> = {}): ClassListProps => ({
  kind: 'class-list',
  language: 'de',
  school: { name: 'Grundschule am Lindenhain', slogan: null },
  schoolClass: { name: '3a', nickname: 'Die Füchse' },
  students,
  order: 'firstName',
  printedOn: '2026-11-22',
  ...changes,
})

/** The sheet of the same class for a subject of fourteen competences in three domains. */
export const sampleObservationSheet = (changes: Partial<ObservationSheetProps> = {}): ObservationSheetProps => ({
  ...sampleClassList(),
  subject: 'Deutsch',
  domains: sampleCurriculum[0]?.domains ?? [],
  ...changes,
  kind: 'observation-sheet',
})
