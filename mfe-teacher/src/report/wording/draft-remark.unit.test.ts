import { expect, test } from 'bun:test'
import type { ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import type { Pronoun } from '@lernspur/contracts/teacher/report-check/pronoun'
import type { ReportNote } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { clauseOf } from './competence-clause'
import { draftRemark } from './draft-remark'
import type { WordingLanguage } from './grammar'

const competence = (description: string, performanceLevel: number | null): ReportCompetence => ({
  competenceId: description,
  description,
  performanceLevel,
  proposedLevel: performanceLevel,
  overwritten: false,
  entryCount: 1,
  visualLevelLabel: null,
  visualImagePath: null,
})
const entry = (id: string, competenceId: string, part: Partial<ReportNote> = {}): ReportNote => ({
  id,
  isLegacy: false,
  schoolSubjectId: 'german',
  competenceId,
  competence: competenceId,
  level: { level: 3, label: 'oft', picturePath: null, isFrontendPicture: true },
  levels: 4,
  description: null,
  observedAt: '2026-10-01',
  createdAt: '2026-10-01T08:00:00Z',
  creator: { id: 'x', firstName: 'Klara', lastName: 'Lang', avatar: null },
  ...part,
})
interface DraftInput {
  readonly competences: readonly ReportCompetence[]
  readonly entries?: readonly ReportNote[]
  readonly firstName?: string
  readonly pronoun?: Pronoun | null
  readonly language?: WordingLanguage
  readonly room?: number
}
const drafted = ({
  competences,
  entries = [],
  firstName = 'Amira',
  pronoun = 'she',
  language = 'de',
  room = 1000,
}: DraftInput) =>
  draftRemark({ spoken: { firstName, pronoun }, language, subjects: [competences], levels: 4, entries, room })
const texts = (given: DraftInput) => drafted(given).map(({ text }) => text)

const lines = [
  competence('liest geübte Texte flüssig vor', 4),
  competence('hält sich im Gespräch an Regeln', 3),
  competence('kann Fragen stellen', 2),
  competence('Texte sinnentnehmend lesen', 1),
  competence('schreibt Briefe', null),
]

test('sentences begin with what succeeds and call the child by name and pronoun in turn', () => {
  expect(texts({ competences: lines })).toEqual([
    'Amira liest geübte Texte flüssig vor.',
    'Sie hält sich meistens im Gespräch an Regeln.',
    'Amira kann mit Unterstützung Texte sinnentnehmend lesen.',
    'Sie kann mit etwas Hilfe Fragen stellen.',
  ])
  expect(texts({ competences: lines, firstName: 'Max', pronoun: 'he' })[1]).toStartWith('Er hält sich')
  for (const pronoun of ['none', null] as const) {
    expect(texts({ competences: lines, firstName: 'Kim', pronoun })[1]).toStartWith('Kim hält sich')
  }
})

test('a competence that is no clause is quoted', () => {
  expect(texts({ competences: [competence('Deutsch: Lesen', 4), competence('Rechtschreiben', 1)] })).toEqual([
    'Amira ist sicher bei: „Deutsch: Lesen“.',
    'Sie übt mit Unterstützung: „Rechtschreiben“.',
  ])
})

test('a clause behind the verb, and a pronoun alone, stand in correct sentences', () => {
  const competences = [
    competence('erklärt, was der eigene Körper braucht, um gesund zu bleiben', 4),
    competence('untersucht, was eigene Gewohnheiten für Umwelt und Klima bedeuten', 3),
    competence('freut sich', 1),
  ]
  expect(texts({ competences })).toEqual([
    'Amira erklärt, was der eigene Körper braucht, um gesund zu bleiben.',
    'Sie untersucht meistens, was eigene Gewohnheiten für Umwelt und Klima bedeuten.',
    'Amira freut sich mit Unterstützung.',
  ])
})

test('what a child says of itself is quoted, as it would be about the teacher otherwise', () => {
  expect(texts({ competences: [competence('Ich kann mich an Regeln halten.', 4)] })).toEqual([
    'Amira ist sicher bei: „Ich kann mich an Regeln halten“.',
  ])
  expect(texts({ competences: [competence('I can tie my shoes', 4)], language: 'en' })).toEqual([
    'Amira is confident in “I can tie my shoes”.',
  ])
})

test('English sentences take English forms', () => {
  const competences = [
    competence('reads practised texts fluently', 4),
    competence('I can ask questions', 3),
    competence('writes letters', 1),
    competence('Spelling', 2),
  ]
  expect(texts({ competences, language: 'en', firstName: 'James', pronoun: 'he' })).toEqual([
    'James reads practised texts fluently.',
    'He can usually ask questions.',
    'With support, James writes letters.',
    'He practises with some help: “Spelling”.',
  ])
})

test('each sentence names the entries with a level that it follows from, and the newest note is one of its own', () => {
  const entries = [
    entry('n', 'kann Fragen stellen', { level: null, description: 'fragt oft nach. Und mehr' }),
    entry('a', 'kann Fragen stellen'),
    entry('b', 'kann Fragen stellen'),
  ]
  expect(drafted({ competences: lines.slice(2, 3), entries })).toEqual([
    { text: 'Amira kann mit etwas Hilfe Fragen stellen.', entryIds: ['a', 'b'] },
    { text: 'Fragt oft nach.', entryIds: ['n'] },
  ])
})

test('the same input gives the same text, whatever the order of the competences', () => {
  const one = texts({ competences: lines })
  expect(texts({ competences: lines })).toEqual(one)
  expect(texts({ competences: lines.toReversed() })).toEqual(one)
})

test('nothing observed gives nothing, and what has no room is left out', () => {
  expect(texts({ competences: lines.slice(4) })).toEqual([])
  const room = 'Amira liest geübte Texte flüssig vor.'.length + 1
  expect(texts({ competences: lines, room })).toEqual(['Amira liest geübte Texte flüssig vor.'])
})

test('many names stand in correct sentences', () => {
  for (const firstName of ['Max', 'Strauß', 'Anna-Lena', 'Đorđe', 'Zoë', 'Nguyễn Mai', 'Emre Can', 'İpek']) {
    const [first] = texts({ competences: lines, firstName })
    expect(first).toBe(`${firstName} liest geübte Texte flüssig vor.`)
  }
})

test.each([
  ['liest Texte vor', 'verb'],
  ['Ich kann Texte lesen.', 'verb'],
  ['kann lesen', 'verb'],
  ['Texte lesen', 'verb'],
  ['Umgang mit Texten', 'title'],
  ['mit anderen arbeiten', 'verb'],
  ['Lesen', 'title'],
  ['Ich lese gern', 'title'],
  ['Ich kann meinen Namen schreiben', 'title'],
  ['Umgang mit anderen', 'title'],
  ['Zahlen bis sieben', 'title'],
  ['sägt, feilt und bohrt Holz', 'title'],
  ['zählt auf, wen andere einladen', 'verb'],
])('%s is read as a %s', (description, kind) => {
  expect(clauseOf(description, 'de').kind).toBe(kind as 'verb' | 'title')
})

test('a sentence says what the level means where a child does that, and the competence where it does not', () => {
  const described = (level: number, ...levelDescriptions: string[]) => ({
    ...competence('rechnet im Zahlenraum bis 20', level),
    levelDescriptions,
  })
  const levels = ['zählt mit den Fingern ab', 'mit Material', '', 'rechnet sicher im Kopf']
  const sentences = (one: ReportCompetence) => texts({ competences: [one] })
  expect(sentences(described(4, ...levels))).toEqual(['Amira rechnet sicher im Kopf.'])
  expect(sentences(described(1, ...levels))).toEqual(['Amira zählt mit den Fingern ab.'])
  const plain = (level: number) => sentences(competence('rechnet im Zahlenraum bis 20', level))
  expect(sentences(described(2, ...levels))).toEqual(plain(2))
  expect(sentences(described(3, ...levels))).toEqual(plain(3))
  // Written for another scale.
  expect(sentences(described(1, ...levels.slice(0, 3)))).toEqual(plain(1))
})
