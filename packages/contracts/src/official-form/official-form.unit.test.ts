import { expect, test } from 'bun:test'
import { type FormBlock, formProblems } from './form-content'
import { entryProblem, mergedEntries, missingEntries } from './form-entry'
import { explainGrade, printedGrade } from './grade-proposal'
import { factsOfReport, fillWording, unknownFacts } from './wording'

const title: FormBlock = { kind: 'title', lines: ['Zeugnis'] }
const signatures: FormBlock = { kind: 'signatures', lines: [] }
const work: FormBlock = { kind: 'workBehaviour', key: 'work', label: 'Arbeit', options: ['gut'], hasText: false }
const grades = [
  { grade: '1', meaning: 'sehr gut', from: 88 },
  { grade: '2', meaning: 'gut', from: 50 },
  { grade: '3', meaning: '', from: 0 },
]
const subjects = (own: typeof grades, hasCompetences = true): FormBlock => ({
  kind: 'subjects',
  label: '',
  rows: 'standard',
  hasCompetences,
  hasComments: false,
  grades: own,
})

test.each<[string, FormBlock[], string[]]>([
  ['a form', [title, subjects(grades), work, signatures], []],
  ['no title and no place to sign', [work], ['titleMissing', 'signaturesMissing']],
  ['a title that is not first', [work, title, signatures], ['titleNotFirst']],
  ['two blocks of a kind', [title, signatures, signatures], ['twice']],
  ['two entries with one key', [title, work, { ...work, kind: 'text' }, signatures], ['twice']],
  ['words that name nothing known', [{ kind: 'title', lines: ['{name}'] }, signatures], ['unknownFact']],
  ['an entry that takes nothing', [title, { ...work, options: [] }, signatures], ['nothingToEnter']],
  [
    'grades that do not begin lower and lower',
    [title, subjects(grades.toReversed()), signatures],
    ['gradesNotFalling'],
  ],
  ['a last grade that does not begin at 0', [title, subjects(grades.slice(0, 2)), signatures], ['gradesNotFalling']],
  ['subjects that show nothing', [title, subjects([], false), signatures], ['emptySubjects']],
])('%s: problems are named (rule form.1)', (_, blocks, problems) => {
  expect(formProblems(blocks).map(({ problem }) => problem)).toEqual(problems as never)
})

const facts = factsOfReport({
  firstName: 'Mia',
  lastName: 'Şahin',
  school: 'Schule',
  schoolClass: '3a',
  schoolLevel: 3,
  schoolYear: '2026/27',
  semester: null,
  report: 'Zeugnis',
})

test('words name facts of the report, and what is not known leaves no gap (rule form.2)', () => {
  expect(fillWording('{firstName} wird in Klasse {nextLevel} versetzt.', facts)).toBe('Mia wird in Klasse 4 versetzt.')
  expect(fillWording('Schuljahr {schoolYear}, {semester}', facts)).toBe('Schuljahr 2026/27')
  expect(unknownFacts(['{schoolYear} {teacher}', '{}'])).toEqual(['teacher', ''])
})

test('entries are of the form, change one by one, and are told where they are missing (rule form.4)', () => {
  const blocks: FormBlock[] = [title, work, { kind: 'issue', label: 'Ausgestellt am' }, signatures]
  const entry = (key: string, choice: string | null, text = '') => [{ key, choice, text }]
  expect(entryProblem(blocks, entry('work', 'gut'))).toBeUndefined()
  expect(entryProblem(blocks, entry('other', 'gut'))?.problem).toBe('noBlock')
  expect(entryProblem(blocks, entry('work', 'schlecht'))?.problem).toBe('noOption')
  expect(entryProblem(blocks, entry('work', null, 'frei'))?.problem).toBe('noText')
  expect(missingEntries(blocks, {})).toEqual(['Arbeit', 'Ausgestellt am'])
  expect(missingEntries(blocks, { issueDate: '2027-01-29', entries: entry('work', 'gut') })).toEqual([])
  const merged = mergedEntries([...entry('a', 'x'), ...entry('b', 'y')], entry('a', 'z'))
  expect(merged.map(({ key, choice }) => `${key}${choice}`)).toEqual(['by', 'az'])
})

test('a grade follows from the mean of the levels as a share of the scale, rounded half up (rule form.7)', () => {
  expect(explainGrade([4, 4, 4], 4, grades)).toMatchObject({ mean: 4, share: 100, grade: { grade: '1' } })
  expect(explainGrade([4, null, 3], 4, grades)).toMatchObject({
    levels: [4, 3],
    mean: 3.5,
    share: 83,
    grade: { grade: '2' },
  })
  // 1.5 of 4 levels is 16.67 %, of 5 levels 12.5 %, which is 13.
  expect(explainGrade([1, 2], 5, grades)).toMatchObject({ share: 13, grade: { grade: '3' } })
  expect(explainGrade([1, 4], 4, grades)).toMatchObject({ share: 50, grade: { grade: '2' } })
  for (const none of [explainGrade([null], 4, grades), explainGrade([1], 1, grades), explainGrade([1], 4, [])])
    expect(none).toBeUndefined()
})

test('the printed grade is the decided one, else the proposed one, or none (rule form.7)', () => {
  const domains = [{ competences: [{ performanceLevel: 4 }] }]
  expect(printedGrade(null, domains, 4, grades)?.grade).toBe('1')
  expect(printedGrade('3', domains, 4, grades)?.grade).toBe('3')
  expect(printedGrade('', domains, 4, grades)).toBeUndefined()
})
