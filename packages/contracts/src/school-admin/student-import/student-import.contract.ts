import * as z from 'zod/mini'
import { day, freeName, id, idParams, instant, personSchema, requiredName, requiredText } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { createErrors } from '../../wire/route-errors'
import { schoolClassLimits, schoolLevel } from '../school-class.contract'
import { studentLimits } from '../student.contract'

/** Lines and new classes of one import at most. */
export const studentImportLimits = { rows: 2000, classes: 200, apartFrom: 20 } as const

const rows = <Row extends z.ZodMiniType>(row: Row) => z.array(row).check(z.maxLength(studentImportLimits.rows))

const firstName = requiredText(studentLimits.name)
const lastName = requiredText(studentLimits.name)

/** A class of the school, or the one at this index of `newClasses`. The class of the list may be left out. */
const targetShape = {
  schoolClassId: z.optional(id),
  newClass: z.optional(z.int().check(z.minimum(0), z.maximum(studentImportLimits.classes - 1))),
}

export const importedStudentSchema = z.strictObject({
  ...targetShape,
  firstName,
  lastName,
  birthDate: z.optional(day),
  /** Students of the same name who are other people, as the user has confirmed. */
  apartFrom: z.optional(z.array(id).check(z.maxLength(studentImportLimits.apartFrom))),
})

/** A new name of a student; `updatedAt` is the version that the user has seen. */
export const importedNameSchema = z.strictObject({ studentId: id, updatedAt: instant, firstName, lastName })

/** The date of birth of a student of whom none is known yet; another one stays. */
const importedBirthDate = z.strictObject({ studentId: id, birthDate: day })

/** What a program calls a class, kept as the nickname of a class that has none, so that the next list is understood. */
const importedNickname = z.strictObject({ schoolClassId: id, nickname: requiredName(schoolClassLimits.nickname) })

const relation = z.strictObject({ ...targetShape, studentId: id })

/** A student who leaves a class; on the day that the list says, by default today. */
const leaving = z.strictObject({ schoolClassId: z.optional(id), studentId: id, leftOn: z.optional(day) })

/** A class created for a list; in the current year by default. */
const newClass = z.strictObject({
  name: requiredName(schoolClassLimits.name),
  /** The name in the list, where it is longer than that of a class may be. */
  nickname: z.optional(z.nullable(freeName(schoolClassLimits.nickname))),
  schoolLevel,
  schoolYearId: z.optional(id),
})

/** The effect of a list of names, as decided in its preview (rule import.2). */
export const importStudentsSchema = z.strictObject({
  /** The class of the list. Without one it is a list of the school, and its lines name their classes. */
  schoolClassId: z.optional(id),
  newClasses: z.optional(z.array(newClass).check(z.maxLength(studentImportLimits.classes))),
  added: z.optional(rows(importedStudentSchema)),
  renamed: z.optional(rows(importedNameSchema)),
  birthDates: z.optional(rows(importedBirthDate)),
  nicknames: z.optional(z.array(importedNickname).check(z.maxLength(studentImportLimits.classes))),
  joined: z.optional(rows(relation)),
  left: z.optional(rows(leaving)),
  /** Whether those with observations leave as well; the observations stay. */
  withObservations: z.optional(z.boolean()),
})
export type ImportStudents = z.infer<typeof importStudentsSchema>

/** What an import has done, or what undoing it leaves in place. */
export const importedKinds = ['student', 'name', 'join', 'leave', 'class'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** Why an undo leaves something in place. */
export const stayReasons = [
  'observations',
  'reports',
  'talkSheets',
  'erasure',
  'elsewhere',
  'changed',
  'closed',
  'used',
] as const
export type StayReason = (typeof stayReasons)[number]

const count = z.int().check(z.minimum(0))

export const studentImportSchema = z.object({
  id,
  schoolClassId: z.nullable(id),
  createdBy: personSchema,
  createdAt: instant,
  undoneAt: z.nullable(instant),
  /** By kind, as imported. */
  counts: z.object({
    student: count,
    name: count,
    join: count,
    leave: count,
    class: count,
    birthDate: z.optional(count),
  }),
  /** How much an undo would leave in place; 0 once undone. */
  stayCount: count,
  /** What the undo has left in place, and why. */
  stays: z.array(
    z.object({
      kind: z.enum(importedKinds),
      reason: z.enum(stayReasons),
      student: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string() })),
      schoolClass: z.nullable(z.object({ id, name: z.string() })),
    }),
  ),
})
export type StudentImport = z.infer<typeof studentImportSchema>

export const studentImportRoutes = defineRoutes({
  /**
   * A whole list in one transaction, all or nothing. EDIT_CONFLICT when a student was renamed since, or when one of the
   * same name exists who is not listed in `apartFrom`; INVALID_IMPLICIT_DELETION when somebody with observations would
   * leave, INVALID_SCHOOL_YEAR for a new class in a year of another school.
   */
  importStudents: {
    method: 'POST',
    path: '/student-imports',
    owner: 'school-admin',
    access: 'class:students',
    program: 'students:write',
    extension: true,
    body: importStudentsSchema,
    response: studentImportSchema,
    status: 201,
    errors: [...createErrors, 'EDIT_CONFLICT', 'INVALID_IMPLICIT_DELETION', 'INVALID_SCHOOL_YEAR'],
  },
  /** Undoes everything that nothing else depends on, and tells what stays. UPDATE_NOT_ALLOWED once it is undone. */
  undoStudentImport: {
    method: 'PUT',
    path: '/student-imports/{id}/undo',
    owner: 'school-admin',
    access: 'class:students',
    program: 'students:write',
    extension: true,
    params: idParams,
    response: studentImportSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
  },
  /** Imports of the last days in the caller's classes; managers see all. */
  listStudentImports: {
    method: 'GET',
    path: '/student-imports',
    owner: 'school-admin',
    access: 'member',
    extension: true,
    list: { id: 'uuid', schoolClassId: 'uuid', createdAt: 'instant', undoneAt: 'instant' },
    response: studentImportSchema,
    status: 200,
    errors: [],
  },
})
