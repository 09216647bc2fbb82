import { expect, test } from 'bun:test'
import type { ReportCompetence } from '../report.contract'
import { type CheckedReport, checkReport, remarksOf } from './check-report'
import { repeatedSentences } from './repeated-sentence'

const competence = (competenceId: string, over: Partial<ReportCompetence> = {}): ReportCompetence => ({
  competenceId,
  description: competenceId,
  performanceLevel: 2,
  proposedLevel: 2,
  overwritten: false,
  entryCount: 1,
  visualLevelLabel: null,
  visualImagePath: null,
  ...over,
})
const german = (over: Partial<CheckedReport['subjects'][number]> = {}): CheckedReport['subjects'][number] => ({
  id: 'part',
  schoolSubjectId: 'german',
  name: 'Deutsch',
  status: 'completed',
  comment: 'Liest flüssig.',
  domains: [{ name: 'Lesen', symbol: null, competences: [competence('a', { confirmed: true })] }],
  ...over,
})
const report = (over: Partial<CheckedReport> = {}): CheckedReport => ({
  studentFirstName: 'Amira',
  studentLastName: 'Yilmaz',
  summaryComment: 'Amira hilft gern.',
  canManage: true,
  subjects: [german()],
  ...over,
})
const kinds = (checked: CheckedReport, context = {}) => checkReport(checked, context).map(({ kind }) => kind)

test('nothing is found in a report where all is written, completed and decided', () => {
  expect(checkReport(report())).toEqual([])
})

test('finds missing remarks, the general one only for who may write it', () => {
  const empty = report({ summaryComment: ' \n', subjects: [german({ comment: '' })] })
  expect(checkReport(empty)).toEqual([
    { kind: 'remarkMissing', subject: { id: 'part', schoolSubjectId: 'german', name: 'Deutsch' } },
    { kind: 'remarkMissing', subject: null },
  ])
  expect(kinds({ ...empty, canManage: false })).toEqual(['remarkMissing'])
})

test('finds further fields that the school wants and that are empty, and checks their remark as every other one', () => {
  const empty = { birthDate: null, daysAbsent: null, daysUnexcused: null, classRemark: ' ', updatedAt: '' }
  const fields = ['birthDate', 'absences', 'classRemark'] as const
  expect(kinds(report({ fields: [...fields], details: empty }))).toEqual([
    'birthDateMissing',
    'absencesMissing',
    'classRemarkMissing',
  ])
  expect(kinds(report({ fields: ['absences'], details: { ...empty, daysAbsent: 0 } }))).toEqual([])
  expect(kinds(report({ details: empty }))).toEqual([])
  expect(kinds(report({ fields: [...fields], details: null }))).toEqual([])
  const details = { ...empty, birthDate: '2017-05-09', daysAbsent: 1, classRemark: 'Greta half im Garten.' }
  const others = [{ firstName: 'Greta', lastName: 'Lorenz' }]
  expect(kinds(report({ fields: [...fields], details }), { others })).toEqual(['otherName'])
})

test('finds open subjects, proposals that nobody confirmed and competences without a level', () => {
  const competences = [
    competence('proposed'),
    competence('confirmed', { confirmed: true }),
    competence('decided', { overwritten: true, performanceLevel: 4 }),
    competence('unseen', { performanceLevel: null, proposedLevel: null }),
  ]
  const domains = [{ name: 'Lesen', symbol: null, competences }]
  const found = checkReport(report({ subjects: [german({ status: 'inProgress', domains })] }))
  expect(found.map(({ subject: _, ...finding }) => finding)).toEqual([
    { kind: 'subjectOpen' },
    { kind: 'unconfirmed', competenceIds: ['proposed'] },
    { kind: 'levelMissing', competenceIds: ['unseen'] },
  ])
  expect(kinds(report({ subjects: [german({ domains })] }))).toEqual(['levelMissing'])
})

test('finds drafted sentences that stand in a remark as they were drafted', () => {
  const drafted = ['Liest flüssig.', 'Schreibt viel.'].map((text) => ({ text, entryIds: [] }))
  expect(checkReport(report({ subjects: [german({ drafted })] }))).toMatchObject([{ kind: 'drafted', count: 1 }])
  expect(kinds(report({ summaryDrafted: drafted }))).toEqual([])
})

test('finds a remark with too many characters, and one with too many lines', () => {
  const [tooLong] = checkReport(report({ summaryComment: 'ä'.repeat(1007) }))
  expect(tooLong).toMatchObject({ kind: 'tooLong', by: 7 })
  const lines = checkReport(report({ summaryComment: 'ja\n'.repeat(40) }))
  expect(lines).toMatchObject([{ kind: 'overflow', by: 12 }])
  expect(kinds(report({ summaryComment: 'Amira liest gern. '.repeat(55) }))).toEqual([])
})

test('finds letters that are printed as question marks, in remarks and in the name of the child', () => {
  const [found] = checkReport(report({ summaryComment: 'Amira hilft 李 明 gern 👍.' }))
  expect(found).toMatchObject({ kind: 'notPrinted', place: { start: 12, text: '李 明' } })
  const foreign = report({ studentFirstName: 'דוד', summaryComment: 'Hilft gern.' })
  expect(kinds(foreign)).toEqual(['nameNotPrinted'])
  expect(kinds({ ...foreign, canManage: false })).toEqual([])
  expect(kinds(report({ studentFirstName: 'محمد', summaryComment: 'Nguyễn? Ștefan!' }))).toEqual([])
})

test('finds a sentence that half of the class got, whatever the name and the pronoun', () => {
  const texts: readonly [string, string][] = [
    ['Amira', 'Amira arbeitet aufmerksam mit. Sie liest viel.'],
    ['Ben', 'Ben arbeitet aufmerksam mit!'],
    ['Max', 'Ruhig. Max arbeitet aufmerksam mit.'],
    ['Lea', 'Leas Texte sind lang.'],
    ['Paul', ''],
  ]
  const all = texts.map(([studentFirstName, summaryComment]) => report({ studentFirstName, summaryComment }))
  const repeated = repeatedSentences(
    all.map(remarksOf).map(({ remarks, ...own }) => ({ ...own, remarks: remarks.slice(1) })),
  )
  const found = all.map((one) => checkReport(one, { repeated }).filter(({ kind }) => kind === 'repeated'))
  expect(found.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0])
  const text = 'Max arbeitet aufmerksam mit.'
  expect(found[2]).toMatchObject([{ count: 3, place: { start: 7, length: text.length, text } }])
  expect(repeatedSentences(all.slice(0, 3).map(remarksOf)).size).toBe(0)
})
