import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-year.contract'
import { bodyOf, type CreationDraft, newGroup, noGroup, obstacleOf, termsUntil } from './creation-draft'

const draft: CreationDraft = {
  name: ' Zeugnis ',
  method: 'latestEntries',
  studentIds: null,
  schoolSubjectIds: new Set(['german']),
  period: 'term',
  startDate: '2026-08-01',
  endDate: '2027-01-31',
  group: noGroup,
  groupName: '',
}

test('all children are left out of the call, chosen subjects are named', () => {
  expect(bodyOf(draft, 'group')).toEqual({
    name: 'Zeugnis',
    calculationMethod: 'latestEntries',
    startDate: '2026-08-01',
    endDate: '2027-01-31',
    schoolSubjectIds: ['german'],
    groupId: 'group',
  })
})

test('the first obstacle is named', () => {
  expect(obstacleOf(draft)).toBeNull()
  expect(obstacleOf({ ...draft, name: ' ' })).toBe('name')
  expect(obstacleOf({ ...draft, endDate: '2026-07-31' })).toBe('period')
  expect(obstacleOf({ ...draft, studentIds: new Set() })).toBe('students')
  expect(obstacleOf({ ...draft, schoolSubjectIds: new Set() })).toBe('subjects')
  expect(obstacleOf({ ...draft, group: newGroup })).toBe('group')
})

test('terms that have not begun are not offered', () => {
  const term = (id: string, startDate: string) => ({ id, startDate })
  const years = [{ terms: [term('first', '2026-08-01'), term('second', '2027-02-01')] }] as unknown as SchoolYear[]
  expect(termsUntil(years, '2026-11-21').map(({ term: { id } }) => id)).toEqual(['first'])
})
