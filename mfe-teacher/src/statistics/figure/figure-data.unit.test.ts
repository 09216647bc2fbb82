import { expect, test } from 'bun:test'
import type {
  AssessmentStatistics,
  StudentStatistics,
} from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { assessmentRows, scaleFigures, weightSums } from './assessment-rows'
import { progressCounts, progressOf, spreadsByTerm } from './progress'
import { spreadData } from './spread-data'

const level = (number: number, label: string) => ({ level: number, label, picturePath: null, isFrontendPicture: true })
const scale = { name: 'Ampel', levels: [level(1, 'rot'), level(2, 'grün')] }
const term = (id: string, name: string) => ({ id, name, schoolYearName: '26/27', startDate: '', endDate: '' })
const basis = { subjects: [], terms: [term('t1', '1.'), term('t2', '2.')], assessments: [], students: [] }

test('levels stand from the lowest on, in their own colours, and last what has none', () => {
  const texts = { category: 'Fach', unseen: 'ohne' }
  expect(spreadData([{ name: 'Deutsch', counts: [1, 2], unseenCount: 3 }], scale, texts)).toEqual({
    categoryLabel: 'Fach',
    categories: ['Deutsch'],
    series: [
      { name: '1 · rot', colour: '#c8553d', values: [1] },
      { name: '2 · grün', colour: '#3f8f5f', values: [2] },
      { name: 'ohne', isGap: true, values: [3] },
    ],
  })
})

test('a child is compared with the term before in which it had a level', () => {
  expect(
    [
      [1, 2],
      [2, null, 2],
      [2, 1],
      [null, 2],
    ].map(progressOf),
  ).toEqual(['further', 'same', 'back', 'first'])
  const rows = [
    { competenceId: 'a', levels: [1, 2] },
    { competenceId: 'b', levels: [null, 2] },
  ]
  const data: StudentStatistics = { basis, scale, rows }
  expect(progressCounts(data)).toEqual({ further: 1, same: 0, back: 0, first: 1 })
  expect(spreadsByTerm(data)).toEqual([
    { name: '26/27, 1.', counts: [1, 0], unseenCount: 1 },
    { name: '26/27, 2.', counts: [0, 2], unseenCount: 0 },
  ])
})

const assessment = (id: string, scaleName: string, weighting: number) => ({
  id,
  name: id,
  weighting,
  schoolTermId: 't1',
  scaleName,
})
const counts = (performanceAssessmentId: string | null, labels: readonly string[]) => ({
  performanceAssessmentId,
  entryCount: 1,
  noteCount: 0,
  studentCount: 1,
  competenceCount: 1,
  levels: labels.map((label, at) => ({ level: at + 1, label, count: 1 })),
})

test('assessments without entries are listed, those of none last, and each scale has a chart of its own', () => {
  const data: AssessmentStatistics = {
    basis: {
      ...basis,
      assessments: [
        assessment('Test', 'Ampel', 60),
        assessment('Mappe', 'Sterne', 20),
        assessment('Heft', 'Ampel', 10),
      ],
    },
    rows: [counts('Test', ['rot', 'grün']), counts('Mappe', ['*']), counts(null, [])],
  }
  const rows = assessmentRows(data)
  expect(rows.map(({ id, entryCount }) => [id, entryCount])).toEqual([
    ['Test', 1],
    ['Mappe', 1],
    ['Heft', 0],
    [null, 1],
  ])
  expect(weightSums(rows)).toEqual([{ term: '26/27, 1.', sum: 90 }])
  expect(scaleFigures(data, 'Bewertung').map(({ scaleName, chart }) => [scaleName, chart.categories])).toEqual([
    ['Ampel', ['Test · 26/27, 1.']],
    ['Sterne', ['Mappe · 26/27, 1.']],
  ])
})
