import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { act, renderHook } from '@lernspur/ui/testing/document'
import { useState } from 'react'
import type { ListSource } from '../import-state'
import type { ImportScope } from '../match/matched-line'
import type { ListTable } from '../read/list'
import { useListSource } from '../use-list-source'
import { useStudentImport } from '../use-student-import'

const seen = '2026-08-01T08:00:00Z'
/** A child, in classes by their ids. */
export const student = (firstName: string, lastName: string, ...classes: string[]): Student => ({
  id: `${firstName} ${lastName}`,
  firstName,
  lastName,
  avatar: null,
  schoolClasses: classes.map((id) => ({ id, name: id, schoolSubjectIds: [] })),
  erasesAt: null,
  createdAt: seen,
  updatedAt: seen,
})
export const yearOf = (year: number) =>
  ({
    id: String(year),
    name: String(year),
    schoolYearStart: `${year}-08-01`,
    schoolYearEnd: `${year + 1}-07-31`,
  }) as SchoolYear
export const schoolClass = (name: string, schoolYear: SchoolYear | null = null, id = name) =>
  ({ id, name, schoolLevel: 3, isActive: true, schoolYear }) as SchoolClass
const classes = ['3a', '3b'].map((name) => schoolClass(name))
export const inClass: ImportScope = { kind: 'class', schoolClassId: '3a', name: '3a' }
export const inSchool: ImportScope = { kind: 'school' }

const opened = (
  scope: ImportScope,
  useSource: () => ListSource,
  students: readonly Student[],
  all: readonly SchoolClass[],
  years: readonly SchoolYear[],
) => {
  const data = { students, classes: all, years }
  const { result } = renderHook(() => useStudentImport(scope, useSource(), data))
  const state = () => result.current
  return {
    state,
    change: (next: Parameters<ReturnType<typeof state>['change']>[0]) => act(() => state().change(next)),
    retainUndecided: () => act(() => state().retainUndecided()),
    write: (text: string) => act(() => state().source.write(text)),
    kinds: () =>
      state().decided.map(({ line, kind, reason }) => `${line.firstName} ${line.lastName}: ${kind} ${reason}`),
    draft: () => state().draft,
  }
}

const useTypedSource = (typed: string) => {
  const [text, write] = useState(typed)
  return useListSource({ text, write })
}

/** An import of the list in a class or the school, beside these children, classes and years. */
export const openImport = (
  scope: ImportScope,
  typed: string,
  students: readonly Student[] = [],
  all = classes,
  years: readonly SchoolYear[] = [],
) => {
  return opened(scope, () => useTypedSource(typed), students, all, years)
}

/** The same for a table that was read from files. */
export const openTable = (
  scope: ImportScope,
  table: ListTable,
  students: readonly Student[] = [],
  all: readonly SchoolClass[] = classes,
  years: readonly SchoolYear[] = [],
) => {
  const nothing = { text: '', write: () => {}, goOnWith: () => null, files: ['list'], take: async () => {} }
  const source = { ...nothing, takeTable: () => {}, table, fault: null, reading: false }
  return opened(scope, () => source, students, all, years)
}
