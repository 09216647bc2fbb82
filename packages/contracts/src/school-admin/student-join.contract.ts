import * as z from 'zod/mini'
import { day, id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'

const count = z.int().check(z.minimum(0))

/** How much a record of a student holds, by kind. */
export const recordCountsSchema = z.object({
  observations: count,
  photos: count,
  reports: count,
  talkSheets: count,
  classes: count,
  formerClasses: count,
  /** Entries of week plans. */
  plans: count,
})
export type RecordCounts = z.infer<typeof recordCountsSchema>
/** In display order. */
export const recordKinds = Object.keys(recordCountsSchema.shape) as readonly (keyof RecordCounts)[]

const namedClass = z.object({ id, name: z.string(), schoolYear: z.nullable(z.string()) })

/** One of the two records, with what it holds. */
export const joinedRecordSchema = z.extend(personSchema, {
  birthDate: z.nullable(day),
  updatedAt: instant,
  /** Whether the student waits to be erased: such a record is not joined. */
  isErased: z.boolean(),
  schoolClasses: z.array(namedClass),
  counts: recordCountsSchema,
})
export type JoinedRecord = z.infer<typeof joinedRecordSchema>

/** What joining two records of one student brings together (rule student.11). */
export const joinPreviewSchema = z.object({
  /** The record that stays. */
  target: joinedRecordSchema,
  /** The record that is joined into it. */
  source: joinedRecordSchema,
  /** Classes that both are in. */
  sharedClasses: z.array(namedClass),
  /** Names of reports that both have for one class and period; both stay. */
  sharedReports: z.array(z.string()),
})
export type JoinPreview = z.infer<typeof joinPreviewSchema>

/** From which record a field is taken. */
export const joinedSides = ['target', 'source'] as const
export type JoinedSide = (typeof joinedSides)[number]

export const joinStudentsSchema = z.strictObject({
  /** The record that is joined into the other one, and goes. */
  sourceId: id,
  /** The versions that the user has seen; another one is EDIT_CONFLICT. */
  updatedAt: instant,
  sourceUpdatedAt: instant,
  /** Whose name and date of birth are taken, the target's by default. A missing date of birth is filled by the other. */
  name: z.optional(z.enum(joinedSides)),
  birthDate: z.optional(z.enum(joinedSides)),
})
export type JoinStudents = z.infer<typeof joinStudentsSchema>

const name = z.nullable(z.object({ firstName: z.string(), lastName: z.string() }))

export const studentJoinSchema = z.object({
  id,
  studentId: id,
  /** Both are null once the student is gone. */
  student: name,
  /** The record that was joined. */
  source: name,
  createdBy: personSchema,
  createdAt: instant,
  /** Until when it can be undone. */
  expiresAt: instant,
  undoneAt: z.nullable(instant),
  /** Whether it can be undone now: not once the student was joined into another record. */
  isUndoable: z.boolean(),
  /** What the joined record held. */
  counts: recordCountsSchema,
})
export type StudentJoin = z.infer<typeof studentJoinSchema>

const studentParams = z.object({ studentId: id })

export const studentJoinRoutes = defineRoutes({
  /** What both records hold; NOT_FOUND for one of another school, VALIDATION_FAILED for one and the same. */
  previewStudentJoin: {
    method: 'GET',
    path: '/students/{studentId}/join-preview',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: studentParams,
    query: z.object({ sourceId: id }),
    response: joinPreviewSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_PARAMETERS', 'VALIDATION_FAILED'],
  },
  /**
   * Moves everything from the other record to this one in one step, and can be undone for 30 days. UPDATE_NOT_ALLOWED
   * while one of both waits to be erased, EDIT_CONFLICT when one was changed since.
   */
  joinStudents: {
    method: 'POST',
    path: '/students/{studentId}/joins',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: studentParams,
    body: joinStudentsSchema,
    response: studentJoinSchema,
    status: 201,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EDIT_CONFLICT', 'VALIDATION_FAILED'],
  },
  /** Brings both records back. UPDATE_NOT_ALLOWED once it is undone, or the student was joined into another record. */
  undoStudentJoin: {
    method: 'PUT',
    path: '/student-joins/{joinId}/undo',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: z.object({ joinId: id }),
    response: studentJoinSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
  },
  /** Joins of the last 30 days. */
  listStudentJoins: {
    method: 'GET',
    path: '/student-joins',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    list: { id: 'uuid', studentId: 'uuid', createdAt: 'instant', undoneAt: 'instant' },
    response: studentJoinSchema,
    status: 200,
    errors: [],
  },
})
