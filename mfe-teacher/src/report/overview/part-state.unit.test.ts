import { expect, test } from 'bun:test'
import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { Person } from '@lernspur/contracts/wire/fields'
import { partOwners } from '../parts/part-owners'
import { partStateOf } from './part-state'

const person = (id: string): Person => ({ id, firstName: id, lastName: id, avatar: null })
const owners = partOwners([
  { person: person('klara'), schoolSubjectIds: ['german', 'maths'] },
  { person: person('felix'), schoolSubjectIds: ['english', 'maths'] },
])
const stateOf = (report: ReportSummary['status'], part: ReportPart['status'], schoolSubjectId: string) =>
  partStateOf({ status: report }, { status: part, schoolSubjectId }, owners, 'klara')

test('an open part is one’s own, a colleague’s or nobody’s; a shared one is one’s own', () => {
  expect(
    ['german', 'maths', 'english', 'music'].map((subject) => stateOf('inProgress', 'inProgress', subject)),
  ).toEqual(['mine', 'mine', 'others', 'nobody'])
})

test('a completed part is done, and so is every part of a completed report', () => {
  expect(stateOf('inProgress', 'completed', 'german')).toBe('done')
  expect(stateOf('completed', 'inProgress', 'music')).toBe('done')
})
