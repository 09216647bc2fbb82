import {
  type CreateStudent,
  type CreateStudents,
  studentRoutes,
  type UpdateStudent,
} from '@lernspur/contracts/student.contract'
import {
  type LinkStudents,
  studentClassRelationRoutes,
  type UnlinkStudents,
} from '@lernspur/contracts/student-class-relation.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof studentRoutes.listStudents>
type ClassList = ListOf<typeof studentRoutes.listClassStudents>

export const studentKeys = {
  all: ['student'],
  list: (list: List) => ['student', 'list', list],
  ofClass: (schoolClassId: string, list: ClassList) => ['student', 'class', schoolClassId, list],
} as const

/** Classes tell how many children they have. */
const meta = { invalidates: [studentKeys.all, ['school-class']] }

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

/** A new child; give the same key again to repeat a call whose answer was lost. */
export const createStudentMutation = () =>
  mutationOptions({
    mutationKey: ['student', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateStudent; idempotencyKey?: string }) =>
      call(studentRoutes.createStudent, { body, idempotencyKey }),
    meta,
  })

/** Many new children of one class, all or none; give the same key again to repeat a call whose answer was lost. */
export const createStudentsMutation = () =>
  mutationOptions({
    mutationKey: ['student', 'create-many'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateStudents; idempotencyKey?: string }) =>
      call(studentRoutes.createStudents, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateStudentMutation = () =>
  mutationOptions({
    mutationKey: ['student', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateStudent; updatedAt?: string }) =>
      call(studentRoutes.updateStudent, { params: { id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteStudentMutation = () =>
  mutationOptions({
    mutationKey: ['student', 'delete'],
    mutationFn: (id: string) => call(studentRoutes.deleteStudent, { params: { id } }),
    meta,
  })

/** Puts children into classes and their subjects. */
export const linkStudentsMutation = () =>
  mutationOptions({
    mutationKey: ['student', 'link'],
    mutationFn: (body: LinkStudents) => call(studentClassRelationRoutes.linkStudents, { body }),
    meta,
  })

/** Takes children out of classes or single subjects. */
export const unlinkStudentsMutation = () =>
  mutationOptions({
    mutationKey: ['student', 'unlink'],
    mutationFn: (body: UnlinkStudents) => call(studentClassRelationRoutes.unlinkStudents, { body }),
    meta,
  })
