import { expect, test } from 'bun:test'
import type { ReportFindingRow } from '@lernspur/contracts/teacher/report-week/report-finding'
import { areNamesNeeded, completionOf, findingGroups } from './finding-groups'

const found = (kind: ReportFindingRow['kind'], subject: string | null, count = 1): ReportFindingRow => ({
  kind,
  count,
  reportSubjectId: subject,
  schoolSubjectId: subject,
  subjectName: subject,
})
const rows = [
  { reportId: 'mia', findings: [found('remarkMissing', null), found('levelMissing', 'german', 3)] },
  { reportId: 'tom', findings: [] },
  { reportId: 'lea', findings: [found('levelMissing', 'maths', 2), found('subjectOpen', 'maths')] },
]

test('findings are told by kind, with their number and their places', () => {
  const groups = findingGroups(rows, ['subjectOpen', 'unconfirmed', 'levelMissing', 'remarkMissing'])
  expect(
    groups.map(({ kind, count, locations: positions }) => [kind, count, positions.map(({ reportId }) => reportId)]),
  ).toEqual([
    ['subjectOpen', 1, ['lea']],
    ['levelMissing', 5, ['mia', 'lea']],
    ['remarkMissing', 1, ['mia']],
  ])
})

test('completing names exactly the open subjects that were shown', () => {
  expect(completionOf(rows)).toEqual([
    { reportId: 'mia', incompleteSubjectIds: [] },
    { reportId: 'tom', incompleteSubjectIds: [] },
    { reportId: 'lea', incompleteSubjectIds: ['maths'] },
  ])
})

test('reports are told by their own names once they have several', () => {
  const named = (...names: readonly string[]) => areNamesNeeded(names.map((name) => ({ name })))
  expect([named(), named('Zeugnis', 'Zeugnis'), named('Zeugnis', 'Zwischenbericht')]).toEqual([false, false, true])
})
