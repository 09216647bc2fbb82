import { expect, test } from 'bun:test'
import type { Student } from '@lernspur/contracts/student.contract'
import { inSeveralClasses, joiningPairs, leavingPairs } from './pairs'

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

test('tells who would be in more than one class', () => {
  expect(inSeveralClasses(both, '3a', [])).toEqual([ali])
  expect(inSeveralClasses(both, '4a', [{ id: '3a', isActive: true }])).toEqual([mia, ali])
  expect(inSeveralClasses(both, '4a', [{ id: '3a', isActive: false }])).toEqual([ali])
})
