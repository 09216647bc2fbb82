import * as z from 'zod/mini'
import { id, instant, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** A class of a student, with the subjects of that class the student takes part in. */
export const studentClassSchema = z.object({ id, name: z.string(), schoolSubjectIds: z.array(id) })

export const studentSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  schoolClasses: z.array(studentClassSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type Student = z.infer<typeof studentSchema>

const studentFields = {
  id: 'uuid',
  firstName: 'text',
  lastName: 'text',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const

export const studentRoutes = defineRoutes({
  listStudents: {
    method: 'GET',
    path: '/students',
    owner: 'school-admin',
    access: 'member',
    list: { ...studentFields, schoolClassIds: 'uuids' },
    response: studentSchema,
    status: 200,
    errors: [],
  },
  listClassStudents: {
    method: 'GET',
    path: '/classes/{schoolClassId}/students',
    owner: 'school-admin',
    access: 'class:read',
    params: schoolClassParams,
    list: studentFields,
    response: studentSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
