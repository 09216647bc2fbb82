import { expect, test } from 'bun:test'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { emptyRight } from './right-draft'
import { emptyPatch, patched, type RightPair, sharedPermission, sharedSubject, subjectNames } from './right-patch'

const subject = (id: string, name: string) => ({ id, name }) as Subject
const subjectsOf = (classId: string) =>
  classId === '3a' ? [subject('3a-e', 'Englisch'), subject('3a-m', 'Mathe')] : [subject('4b-e', 'Englisch')]
const pair = (schoolClassId: string, schoolSubjectIds: string[]): RightPair => ({
  schoolClassId,
  userId: 'u',
  right: { ...emptyRight, canManageStudents: true, schoolSubjectIds },
  updatedAt: null,
})
const none: RightPair = { schoolClassId: '4b', userId: 'v', right: null, updatedAt: null }

test('boxes say what all hold, and where they differ', () => {
  const pairs = [pair('3a', ['3a-e']), pair('4b', ['4b-e'])]
  expect(subjectNames(pairs, subjectsOf)).toEqual(['Englisch', 'Mathe'])
  expect(sharedSubject(pairs, emptyPatch, 'Englisch', subjectsOf)).toBe(true)
  expect(sharedSubject(pairs, emptyPatch, 'Mathe', subjectsOf)).toBe(false)
  expect(sharedPermission(pairs, emptyPatch, 'canManageStudents')).toBe(true)
  expect(sharedSubject([...pairs, none], emptyPatch, 'Englisch', subjectsOf)).toBe('indeterminate')
  expect(sharedPermission([...pairs, none], emptyPatch, 'canManageStudents')).toBe('indeterminate')
})

test('a change touches what it names, in each class by its own subject, and nothing else', () => {
  const patch = { permissions: { canWriteCompetenceEntries: true }, subjects: { Englisch: true, Mathe: false } }
  expect(patched(pair('3a', ['3a-m']), patch, subjectsOf)).toEqual({
    ...emptyRight,
    canManageStudents: true,
    canWriteCompetenceEntries: true,
    schoolSubjectIds: ['3a-e'],
  })
  expect(patched(none, patch, subjectsOf).schoolSubjectIds).toEqual(['4b-e'])
})
