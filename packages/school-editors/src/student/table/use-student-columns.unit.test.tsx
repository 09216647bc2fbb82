// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeAll, expect, test } from 'bun:test'
import { AppRuntimeProvider, classesQuery, queryClient, registerTexts } from '@lernspur/app-runtime'
import { startTexts } from '@lernspur/app-runtime/testing/page'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { found, inDocument, renderHook } from '@lernspur/ui/testing/document'
import { studentTexts } from '../texts'
import { useStudentColumns } from './use-student-columns'

inDocument()

beforeAll(() => {
  registerTexts('school-editors', studentTexts)
  return startTexts()
})
afterEach(() => queryClient.clear())

const schoolClass = (id: string, name: string, year: string) =>
  ({ id, name, schoolYear: { id: year, name: year } }) as SchoolClass

const student: Student = {
  id: 'mia',
  firstName: 'Mia',
  lastName: 'Meier',
  avatar: null,
  schoolClasses: [
    { id: 'former', name: '3a', schoolSubjectIds: [] },
    { id: 'other', name: '4b', schoolSubjectIds: [] },
  ],
  erasesAt: null,
  createdAt: '2026-06-30T22:30:00Z',
  updatedAt: '2026-12-31T23:30:00Z',
}

test('a child is sorted and exported as its row shows it: by days of the schools, with classes told apart', async () => {
  const rows = [schoolClass('current', '3a', '2026/27'), schoolClass('other', '4b', '2026/27')]
  // Archived, so that it is none of those that the frame knows.
  const all = [...rows, schoolClass('former', '3a', '2025/26')]
  queryClient.setQueryData(classesQuery().queryKey, { rows, count: rows.length })
  const { result } = renderHook(() => useStudentColumns(all, () => {}), { wrapper: AppRuntimeProvider })
  // Texts of the page may still be loading.
  await found(() => expect(result.current).toBeArray())
  const exported = (id: string) => result.current.find((column) => column.id === id)?.value?.(student)
  expect(exported('createdAt')).toEqual(new Date('2026-07-01T00:00:00Z'))
  expect(exported('updatedAt')).toEqual(new Date('2027-01-01T00:00:00Z'))
  expect(exported('classes')).toBe('3a · 2025/26, 4b')
})
