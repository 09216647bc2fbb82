import { studentRoutes } from '@lernspur/contracts/student.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof studentRoutes.listStudents>
type ClassList = ListOf<typeof studentRoutes.listClassStudents>

export const studentKeys = {
  all: ['student'],
  list: (list: List) => ['student', 'list', list],
  ofClass: (schoolClassId: string, list: ClassList) => ['student', 'class', schoolClassId, list],
} as const

/** Children that the caller may see, in all classes. */
export const studentListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: studentKeys.list(list),
    queryFn: ({ signal }) => call(studentRoutes.listStudents, { list, signal }),
  })

/** Children of one class. */
export const classStudentsQuery = (schoolClassId: string, list: ClassList = {}) =>
  queryOptions({
    queryKey: studentKeys.ofClass(schoolClassId, list),
    queryFn: ({ signal }) => call(studentRoutes.listClassStudents, { params: { schoolClassId }, list, signal }),
  })
