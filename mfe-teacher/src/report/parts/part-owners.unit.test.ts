import { expect, test } from 'bun:test'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { Person } from '@lernspur/contracts/wire/fields'
import { openParts, openShares, partOwners } from './part-owners'

const person = (id: string): Person => ({ id, firstName: id, lastName: id, avatar: null })
const owners = partOwners([
  { person: person('klara'), schoolSubjectIds: ['german', 'maths'] },
  { person: person('felix'), schoolSubjectIds: ['english', 'maths'] },
])
const report = (status: ReportSummary['status'], ...open: string[]) =>
  ({
    status,
    subjects: ['german', 'maths', 'english'].map((name) => ({
      schoolSubjectId: name,
      name,
      status: open.includes(name) ? 'inProgress' : 'completed',
    })),
  }) as unknown as ReportSummary

test('a completed report has nothing open, whatever its parts say', () => {
  expect(openParts(report('completed', 'german'), owners)).toEqual([])
  expect(openParts(report('inProgress', 'german'), owners).map(({ name }) => name)).toEqual(['german'])
})

test('open parts are found by subject and by whose they are', () => {
  const one = report('inProgress', 'german', 'maths', 'english')
  const names = (subject: string, whose: string) => openParts(one, owners, { subject, whose }).map(({ name }) => name)
  expect(names('', 'felix')).toEqual(['maths', 'english'])
  expect(names('maths', 'klara')).toEqual(['maths'])
  expect(names('english', 'klara')).toEqual([])
})

test('what is left to do is counted for each person and subject; a subject of two counts for both', () => {
  const shares = openShares(
    [report('inProgress', 'german', 'maths'), report('inProgress', 'maths'), report('completed', 'english')],
    owners,
    (a, b) => a.lastName.localeCompare(b.lastName),
  )
  expect(shares).toEqual([
    { person: person('felix'), subjects: [{ name: 'maths', count: 2 }] },
    {
      person: person('klara'),
      subjects: [
        { name: 'german', count: 1 },
        { name: 'maths', count: 2 },
      ],
    },
  ])
})
