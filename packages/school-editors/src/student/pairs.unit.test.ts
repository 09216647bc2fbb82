import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { inSeveralClasses, joiningPairs, leavingPairs, movingPairs } from './pairs'

const student = (id: string, ...classes: [id: string, ...subjects: string[]][]): Student => ({
  id,
  firstName: id,
  lastName: 'X',
  avatar: null,
  schoolClasses: classes.map(([classId, ...schoolSubjectIds]) => ({ id: classId, name: classId, schoolSubjectIds })),
  erasesAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
})
const yearOf = (id: string) => ({ id }) as SchoolYear
const mia = student('mia', ['3a', 'de', 'ma'])
const ali = student('ali', ['3a'], ['3b', 'en'])
const both = [mia, ali]

test('whoever is in the class already does not join it again', () => {
  expect(joiningPairs(both, '3b')).toEqual([{ studentId: 'mia', schoolClassId: '3b' }])
})

test('one class is left, or all but one', () => {
  expect(leavingPairs(both, { only: '3a' })).toEqual([
    { studentId: 'mia', schoolClassId: '3a' },
    { studentId: 'ali', schoolClassId: '3a' },
  ])
  expect(leavingPairs(both, { allBut: '3b' })).toEqual([
    { studentId: 'mia', schoolClassId: '3a' },
    { studentId: 'ali', schoolClassId: '3a' },
  ])
})

test('a move leaves the classes of its year, and those of former years as they were', () => {
  const [former, current] = [yearOf('former'), yearOf('current')]
  const known = (id: string, schoolYear: SchoolYear, isActive = true) => ({ id, isActive, schoolYear })
  const noah = student('noah', ['3a'], ['4a'], ['old'])
  const classes = [known('3a', former), known('4a', current), known('old', current, false), known('4b', current)]
  const target = { id: '4b', schoolYear: current }
  expect(movingPairs([noah], { target, from: null }, classes)).toEqual([{ studentId: 'noah', schoolClassId: '4a' }])
  expect(movingPairs([noah], { target, from: '3a' }, classes)).toEqual([{ studentId: 'noah', schoolClassId: '3a' }])
  expect(movingPairs([noah], { target, from: 'old' }, classes)).toEqual([])
})

test('tells who would be in more than one class', () => {
  const [former, current] = [yearOf('former'), yearOf('current')]
  const third = { id: '3a', isActive: true, schoolYear: null }
  expect(inSeveralClasses(both, third, [])).toEqual([ali])
  const fourth = { id: '4a', isActive: true, schoolYear: current }
  expect(inSeveralClasses(both, fourth, [third])).toEqual([mia, ali])
  expect(inSeveralClasses(both, fourth, [{ ...third, schoolYear: current }])).toEqual([mia, ali])
  expect(inSeveralClasses(both, fourth, [{ ...third, isActive: false }])).toEqual([ali])
  // As after a roll-over.
  expect(inSeveralClasses(both, fourth, [{ ...third, schoolYear: former }])).toEqual([ali])
})
