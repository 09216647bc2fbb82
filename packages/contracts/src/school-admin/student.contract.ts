import * as z from 'zod/mini'
import {
  day,
  id,
  idParams,
  instant,
  personSchema,
  pictureData,
  reportCountParams,
  requiredText,
  schoolClassParams,
  uploadedPicture,
} from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'

/** A class of a student, with the subjects of that class the student takes part in. */
export const studentClassSchema = z.object({ id, name: z.string(), schoolSubjectIds: z.array(id) })

export const studentSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Where the browser reads it. */
  avatar: z.nullable(z.string()),
  /** Tells children of one name apart, and is printed on reports; null or missing where nobody has said it. */
  birthDate: z.optional(z.nullable(day)),
  schoolClasses: z.array(studentClassSchema),
  /** When the student is erased; nothing new is entered until then (rule erasure.1). Null for everybody else. */
  erasesAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type Student = z.infer<typeof studentSchema>

/** A student who has left a class, with the days of his or her time there (rule student.7). */
export const formerStudentSchema = z.extend(personSchema, {
  /** Null for one who was there from the beginning, as far as is known. */
  enteredOn: z.nullable(day),
  /** The last day in the class. */
  leftOn: day,
  /** When the student is erased; null for everybody else. */
  erasesAt: z.nullable(instant),
  /** Subjects of that class that the student took part in. */
  schoolSubjectIds: z.array(id),
})
export type FormerStudent = z.infer<typeof formerStudentSchema>

/** Lengths of names (rule student.1); classes of one student and students of one bulk call at most. */
export const studentLimits = { name: 100, classes: 50, bulk: 200 } as const

const studentInput = {
  firstName: requiredText(studentLimits.name),
  lastName: requiredText(studentLimits.name),
  /** A new picture, which is stored as a file of the school, or the path of an existing one. */
  avatar: z.nullable(z.union([pictureData, uploadedPicture])),
  /** Optional; guardians are not kept (rule student.10). */
  birthDate: z.optional(z.nullable(day)),
  /** Classes of the student, who takes part in all subjects of an added class. */
  schoolClassIds: z.array(id).check(z.maxLength(studentLimits.classes)),
}

/** Without a class only managers and admins create students. */
export const createStudentSchema = z.strictObject({
  ...studentInput,
  avatar: z.optional(studentInput.avatar),
  schoolClassIds: z.optional(studentInput.schoolClassIds),
  /** The first day in the classes, as in linking. */
  enteredOn: z.optional(day),
  /**
   * Returning students of the same name who are others. Another one of that name is VALIDATION_FAILED of this field,
   * whose message says so; without the field nobody looks (rule student.8).
   */
  apartFrom: z.optional(z.array(id).check(z.maxLength(20))),
})
export type CreateStudent = z.infer<typeof createStudentSchema>

/** A student of the school who is in no class whose year has not ended, found by the name (rule student.8). */
export const returningStudentSchema = z.object({
  /** Position of the name in the request. */
  position: z.int(),
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** The last class, and the last day there; null for one who was in none. */
  lastClass: z.nullable(z.string()),
  lastDay: z.nullable(day),
  updatedAt: instant,
})
export type ReturningStudent = z.infer<typeof returningStudentSchema>

/** Names of one call. */
export const returningLimits = { names: 2000 } as const

export const findReturningStudentsSchema = z.strictObject({
  students: z
    .array(z.strictObject({ firstName: studentInput.firstName, lastName: studentInput.lastName }))
    .check(z.minLength(1), z.maxLength(returningLimits.names)),
})
export type FindReturningStudents = z.infer<typeof findReturningStudentsSchema>

/** A list of names for one class, as pasted from a spreadsheet. */
export const createStudentsSchema = z.strictObject({
  schoolClassId: id,
  students: z
    .array(
      z.strictObject({
        firstName: studentInput.firstName,
        lastName: studentInput.lastName,
        birthDate: studentInput.birthDate,
      }),
    )
    .check(z.minLength(1), z.maxLength(studentLimits.bulk)),
})
export type CreateStudents = z.infer<typeof createStudentsSchema>

/** Omitted fields stay. Classes missing from `schoolClassIds` are left. */
export const updateStudentSchema = z.partial(z.strictObject(studentInput))
export type UpdateStudent = z.infer<typeof updateStudentSchema>

export const studentFields = {
  id: 'uuid',
  /** First and last name, for a search over both. */
  name: 'text',
  firstName: 'text',
  lastName: 'text',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const

export const studentRoutes = defineRoutes({
  createStudent: {
    method: 'POST',
    path: '/students',
    owner: 'school-admin',
    access: 'class:students',
    body: createStudentSchema,
    response: studentSchema,
    status: 201,
    errors: [...createErrors, 'FILE_VALIDATION_FAILED'],
  },
  /** Students of one class, all or none, returned in the order given. */
  createStudents: {
    method: 'POST',
    path: '/students/bulk',
    owner: 'school-admin',
    access: 'class:students',
    extension: true,
    body: createStudentsSchema,
    response: rowsOf(studentSchema),
    status: 201,
    errors: createErrors,
  },
  /** Leaving a class with observations of the student is INVALID_IMPLICIT_DELETION; use the unlink call instead. */
  updateStudent: {
    method: 'PUT',
    path: '/students/{id}',
    owner: 'school-admin',
    access: 'class:students',
    params: idParams,
    body: updateStudentSchema,
    response: studentSchema,
    status: 200,
    errors: [...updateErrors, 'FILE_VALIDATION_FAILED', 'INVALID_IMPLICIT_DELETION', 'EDIT_CONFLICT'],
  },
  /** A student with observations or talk sheets is not deleted: FOREIGN_KEY_CONSTRAINT. Reports go as with the deletion of a class. */
  deleteStudent: {
    method: 'DELETE',
    path: '/students/{id}',
    owner: 'school-admin',
    access: 'class:students',
    params: idParams,
    query: reportCountParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT', 'INVALID_IMPLICIT_DELETION'],
  },
  listStudents: {
    method: 'GET',
    path: '/students',
    owner: 'school-admin',
    access: 'member',
    program: 'students:read',
    /** A student who has had a class, but has no current one, has left the school (rule student.5). */
    list: { ...studentFields, schoolClassIds: 'uuids', hasClass: 'boolean', hasRunningClass: 'boolean' },
    response: studentSchema,
    status: 200,
    errors: [],
  },
  /** Which of the names belong to students of the school who are in no class; nothing is said of others. */
  findReturningStudents: {
    method: 'POST',
    path: '/classes/{schoolClassId}/returning-students',
    owner: 'school-admin',
    access: 'class:students',
    params: schoolClassParams,
    body: findReturningStudentsSchema,
    response: rowsOf(returningStudentSchema),
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Who has left the class, by name, until its school year ends (rule student.7). */
  listFormerStudents: {
    method: 'GET',
    path: '/classes/{schoolClassId}/former-students',
    owner: 'school-admin',
    access: 'class:read',
    params: schoolClassParams,
    response: rowsOf(formerStudentSchema),
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  listClassStudents: {
    method: 'GET',
    path: '/classes/{schoolClassId}/students',
    owner: 'school-admin',
    access: 'class:read',
    program: 'students:read',
    params: schoolClassParams,
    list: studentFields,
    response: studentSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
