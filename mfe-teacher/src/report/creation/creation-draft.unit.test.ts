import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { ClassData } from '../../class-data/use-class-data'
import {
  blockerOf,
  bodyOf,
  type CreationDraft,
  newGroup,
  noGroup,
  restoredOf,
  scopeOf,
  storedOf,
  termsUntil,
  usedScale,
} from './creation-draft'

const draft: CreationDraft = {
  name: ' Zeugnis ',
  method: 'latestEntries',
  studentIds: null,
  schoolSubjectIds: new Set(['german']),
  assessmentIds: null,
  scale: usedScale,
  period: 'term',
  startDate: '2026-08-01',
  endDate: '2027-01-31',
  group: noGroup,
  groupName: '',
}

test('leaves all students out of the body and names chosen subjects', () => {
  expect(bodyOf({ ...draft, group: 'group' }, [{ id: 'mia' }])).toEqual({
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
  } as unknown as ClassData
  const { students, left } = scopeOf(draft, work)
  expect([students.map(({ id }) => id), left]).toEqual([['mia'], 1])
  expect(bodyOf({ ...draft, studentIds: new Set(['mia', 'ben']) }, students).studentIds).toEqual(['mia'])
  expect(scopeOf({ ...draft, schoolSubjectIds: null }, work).students).toHaveLength(2)
})

test('returns the first obstacle', () => {
  expect(blockerOf(draft)).toBeNull()
  expect(blockerOf({ ...draft, name: ' ' })).toBe('name')
  expect(blockerOf({ ...draft, endDate: '2026-07-31' })).toBe('period')
  expect(blockerOf({ ...draft, studentIds: new Set() })).toBe('students')
  expect(blockerOf({ ...draft, schoolSubjectIds: new Set() })).toBe('subjects')
  expect(blockerOf({ ...draft, group: newGroup })).toBe('group')
})

test('does not offer terms that have not begun', () => {
  const term = (id: string, startDate: string) => ({ id, startDate })
  const years = [{ terms: [term('first', '2026-08-01'), term('second', '2027-02-01')] }] as unknown as SchoolYear[]
  expect(termsUntil(years, '2026-11-21').map(({ term: { id } }) => id)).toEqual(['first'])
})

test('names a new group, the assessments that count and the scale in the same call', () => {
  const complete = {
    ...draft,
    group: newGroup,
    groupName: ' Halbjahr ',
    assessmentIds: new Set(['test']),
    scale: 'stars',
  }
  expect(bodyOf(complete, [{ id: 'mia' }])).toMatchObject({
    groupName: 'Halbjahr',
    performanceAssessmentIds: ['test'],
    performanceVisualId: 'stars',
  })
})

test('what was begun comes back as it was, and what is broken as the default', () => {
  const started = { ...draft, name: 'Anfang', studentIds: new Set(['mia']), schoolSubjectIds: null }
  expect(restoredOf(JSON.parse(JSON.stringify(storedOf(started))), draft)).toEqual(started)
  expect(restoredOf({ name: 7, studentIds: 'mia', method: 'keine' }, draft)).toEqual(draft)
  expect(restoredOf(null, draft)).toEqual(draft)
})
