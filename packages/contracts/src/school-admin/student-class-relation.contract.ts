import * as z from 'zod/mini'
import { day, id } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { studentFields, studentSchema } from './student.contract'

/** Maximum pairs of one call. */
export const relationLimits = { pairs: 1000, subjects: 200 } as const

/** A student in a class, with the subjects of that class the student takes part in. */
export const studentClassRelationSchema = z.object({ studentId: id, schoolClassId: id, schoolSubjectIds: z.array(id) })
export type StudentClassRelation = z.infer<typeof studentClassRelationSchema>

export const studentClassPairSchema = z.strictObject({
  studentId: id,
  schoolClassId: id,
  /**
   * Linking: the subjects to take part in, by default all of the class. Unlinking: removes from these subjects only.
   */
  schoolSubjectIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(relationLimits.subjects))),
})
export type StudentClassPair = z.infer<typeof studentClassPairSchema>

const pairs = z.array(studentClassPairSchema).check(z.minLength(1), z.maxLength(relationLimits.pairs))

export const linkStudentsSchema = z.strictObject({
  relations: pairs,
  /** The first day in the classes, within their school year; by default today in a class that has entries. */
  enteredOn: z.optional(day),
})
export type LinkStudents = z.infer<typeof linkStudentsSchema>

/**
 * Students with observations in the class or subject are removed only on explicit request: else
 * INVALID_IMPLICIT_DELETION, whose details give `studentCount` and `observationCount`. Their observations stay stored.
 */
export const unlinkStudentsSchema = z.strictObject({
  relations: pairs,
  withObservations: z.optional(z.boolean()),
  /** The last day in the classes, by default today; within their school year, and not before the first day there. */
  leftOn: z.optional(day),
})
export type UnlinkStudents = z.infer<typeof unlinkStudentsSchema>

/** A student who joins a class: in the named subjects, by default all of the class. */
export const joiningPairSchema = z.strictObject({
  studentId: id,
  schoolClassId: id,
  schoolSubjectIds: z.optional(z.array(id).check(z.maxLength(relationLimits.subjects))),
})

/** Students join classes and leave others in one step; observations as in unlinking. */
export const moveStudentsSchema = z.strictObject({
  joined: z.array(joiningPairSchema).check(z.maxLength(relationLimits.pairs)),
  left: z.array(z.strictObject({ studentId: id, schoolClassId: id })).check(z.maxLength(relationLimits.pairs)),
  withObservations: z.optional(z.boolean()),
  /** The first day in the classes that are joined, and the last one in those that are left, as in linking and unlinking. */
  enteredOn: z.optional(day),
  leftOn: z.optional(day),
})
export type MoveStudents = z.infer<typeof moveStudentsSchema>

/** Undoes a move. */
export const moveAnswerSchema = z.object({ undo: moveStudentsSchema })

/** All students of the class who take part; students with observations are removed only on explicit request. */
export const setSubjectStudentsSchema = z.strictObject({
  studentIds: z.array(id).check(z.maxLength(relationLimits.pairs)),
  withObservations: z.optional(z.boolean()),
})
export type SetSubjectStudents = z.infer<typeof setSubjectStudentsSchema>

/** Participants of a subject now. */
export const subjectStudentsSchema = z.object({ schoolSubjectId: id, studentIds: z.array(id) })

const subjectParams = z.object({ schoolSubjectId: id })

export const studentClassRelationRoutes = defineRoutes({
  /** All pairs or none; existing relations stay. */
  linkStudents: {
    method: 'POST',
    path: '/student-class-relations/link',
    owner: 'school-admin',
    access: 'class:students',
    body: linkStudentsSchema,
    response: rowsOf(studentClassRelationSchema),
    status: 201,
    errors: createErrors,
  },
  /** All pairs or none; a missing relation is NOT_FOUND. */
  unlinkStudents: {
    method: 'POST',
    path: '/student-class-relations/unlink',
    owner: 'school-admin',
    access: 'class:students',
    body: unlinkStudentsSchema,
    status: 200,
    errors: [...deleteErrors, 'VALIDATION_FAILED', 'INVALID_IMPLICIT_DELETION'],
  },
  /**
   * All or none, so that nobody ends up in both classes. A student who is already in a class stays in it unchanged; one
   * who has already left is EDIT_CONFLICT.
   */
  moveStudents: {
    method: 'POST',
    path: '/student-class-relations/move',
    owner: 'school-admin',
    access: 'class:students',
    body: moveStudentsSchema,
    response: moveAnswerSchema,
    status: 201,
    errors: [...createErrors, 'INVALID_IMPLICIT_DELETION', 'EDIT_CONFLICT'],
    extension: true,
  },
  /** Students with observations in the subject are removed only on explicit request. */
  setSubjectStudents: {
    method: 'PUT',
    path: '/subjects/{schoolSubjectId}/students',
    owner: 'school-admin',
    access: 'class:students',
    params: subjectParams,
    body: setSubjectStudentsSchema,
    response: subjectStudentsSchema,
    status: 200,
    errors: [...updateErrors, 'INVALID_IMPLICIT_DELETION'],
  },
  listSubjectStudents: {
    method: 'GET',
    path: '/subjects/{schoolSubjectId}/students',
    owner: 'school-admin',
    access: 'class:read',
    params: subjectParams,
    list: studentFields,
    response: studentSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
