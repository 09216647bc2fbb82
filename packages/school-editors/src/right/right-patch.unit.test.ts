import { expect, test } from 'bun:test'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { emptyRight } from './right-draft'
import {
  copiedPatch,
  emptyPatch,
  pairsWithoutSubject,
  patched,
  presetPatch,
  type RightPair,
  sharedPermission,
  sharedSubject,
  subjectNames,
} from './right-patch'

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

test('a right without a subject that manages nothing is no right', () => {
  const writes = { permissions: { canWriteCompetenceEntries: true }, subjects: {} }
  expect(pairsWithoutSubject([none], writes, subjectsOf)).toEqual([none])
  expect(pairsWithoutSubject([none], { ...writes, subjects: { Mathe: true } }, subjectsOf)).toEqual([none])
  expect(pairsWithoutSubject([none], { ...writes, subjects: { Englisch: true } }, subjectsOf)).toEqual([])
  expect(pairsWithoutSubject([none], { ...writes, permissions: { canManageStudents: true } }, subjectsOf)).toEqual([])
  expect(pairsWithoutSubject([none], writes, () => [])).toEqual([])
})

test('presets give what a class teacher and a subject teacher need, and copies what a colleague holds', () => {
  const names = ['Englisch', 'Mathe']
  const held = pair('3a', [])
  const leads = patched(held, presetPatch('classTeacher', { names, isAdded: true, subjects: {} }), subjectsOf)
  expect(leads).toEqual({
    canManageAccessRights: true,
    canManageStudents: true,
    canManagePerformanceVisuals: true,
    canManageCompetences: true,
    canWriteCompetenceEntries: true,
    schoolSubjectIds: ['3a-e', '3a-m'],
  })
  const subjects = { Englisch: true }
  const given = presetPatch('subjectTeacher', { names, isAdded: true, subjects })
  expect(patched(held, given, subjectsOf)).toMatchObject({ canManageStudents: true, schoolSubjectIds: ['3a-e'] })
  const changed = presetPatch('subjectTeacher', { names, isAdded: false, subjects })
  expect(patched(held, changed, subjectsOf)).toMatchObject({
    canManageStudents: false,
    canWriteCompetenceEntries: true,
  })
  const copied = copiedPatch({ ...emptyRight, canManageStudents: true, schoolSubjectIds: ['3a-e'] }, subjectsOf('3a'))
  expect(patched(none, copied, subjectsOf)).toEqual({
    ...emptyRight,
    canManageStudents: true,
    schoolSubjectIds: ['4b-e'],
  })
})
