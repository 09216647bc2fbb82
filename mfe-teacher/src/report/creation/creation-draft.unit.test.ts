import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-year.contract'
import type { ClassWork } from '../../class-work/use-class-work'
import { bodyOf, type CreationDraft, newGroup, noGroup, obstacleOf, scopeOf, termsUntil } from './creation-draft'

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

test('leaves all students out of the body and names chosen subjects', () => {
  expect(bodyOf(draft, [{ id: 'mia' }], 'group')).toEqual({
    name: 'Zeugnis',
    calculationMethod: 'latestEntries',
    startDate: '2026-08-01',
    endDate: '2027-01-31',
    schoolSubjectIds: ['german'],
    groupId: 'group',
  })
})

test('makes no report for a student who takes part in none of the subjects', () => {
  const student = (id: string, schoolSubjectIds: string[]) => ({ id, schoolClasses: [{ schoolSubjectIds }] })
  const work = {
    students: [student('mia', ['german', 'music']), student('ben', ['music'])],
    subjects: [{ id: 'german' }, { id: 'music' }],
  } as unknown as ClassWork
  const { students, left } = scopeOf(draft, work)
  expect([students.map(({ id }) => id), left]).toEqual([['mia'], 1])
  expect(bodyOf({ ...draft, studentIds: new Set(['mia', 'ben']) }, students, null).studentIds).toEqual(['mia'])
  expect(scopeOf({ ...draft, schoolSubjectIds: null }, work).students).toHaveLength(2)
})

test('returns the first obstacle', () => {
  expect(obstacleOf(draft)).toBeNull()
  expect(obstacleOf({ ...draft, name: ' ' })).toBe('name')
  expect(obstacleOf({ ...draft, endDate: '2026-07-31' })).toBe('period')
  expect(obstacleOf({ ...draft, studentIds: new Set() })).toBe('students')
  expect(obstacleOf({ ...draft, schoolSubjectIds: new Set() })).toBe('subjects')
  expect(obstacleOf({ ...draft, group: newGroup })).toBe('group')
})

test('does not offer terms that have not begun', () => {
  const term = (id: string, startDate: string) => ({ id, startDate })
  const years = [{ terms: [term('first', '2026-08-01'), term('second', '2027-02-01')] }] as unknown as SchoolYear[]
  expect(termsUntil(years, '2026-11-21').map(({ term: { id } }) => id)).toEqual(['first'])
})
