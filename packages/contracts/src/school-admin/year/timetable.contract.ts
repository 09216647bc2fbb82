import * as z from 'zod/mini'
import { day, id, instant, requiredName } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Largest number of a period, and most rows of one timetable: a large school has about 2,500 lessons a week. */
export const timetableLimits = { periodNumber: 20, periods: 21, lessons: 6000, teacherCode: 50 } as const

/** A time of day by the school's clock, `HH:MM`. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const periodNumber = z.int().check(z.minimum(0), z.maximum(timetableLimits.periodNumber))

/** A period of each school day. */
export const lessonPeriodSchema = z.strictObject({ number: periodNumber, startsAt: timeOfDay, endsAt: timeOfDay })
export type LessonPeriod = z.infer<typeof lessonPeriodSchema>

/** A lesson that is held every week, or every second one. */
export const lessonSchema = z.strictObject({
  schoolClassId: id,
  /** Of that class. */
  schoolSubjectId: id,
  userId: id,
  /** From 1 for Monday to 7. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  periodNumber,
  /** What the file calls the teacher. */
  teacherCode: requiredName(timetableLimits.teacherCode),
  /** A day of a week in which it is held, where that is every second week; left out for every week. */
  everySecondWeekFrom: z.optional(day),
})
export type Lesson = z.infer<typeof lessonSchema>

const timetableShape = {
  periods: z.array(lessonPeriodSchema).check(z.maxLength(timetableLimits.periods)),
  lessons: z.array(lessonSchema).check(z.maxLength(timetableLimits.lessons)),
}

export const timetableSchema = z.object({
  ...timetableShape,
  /** When it was last replaced; null for none. */
  updatedAt: z.nullable(instant),
})
export type Timetable = z.infer<typeof timetableSchema>

/** The whole timetable as it is to be; without periods and lessons there is none. */
export const replaceTimetableSchema = z.strictObject({
  ...timetableShape,
  /** When it was last replaced as far as the caller knows, null for none; not checked if left out. */
  updatedAt: z.optional(z.nullable(instant)),
})
export type ReplaceTimetable = z.infer<typeof replaceTimetableSchema>

/** The replacement that takes it back, as long as nobody replaces it again. */
export const replaceTimetableAnswerSchema = z.object({ undo: replaceTimetableSchema })
export type ReplaceTimetableAnswer = z.infer<typeof replaceTimetableAnswerSchema>

export const timetableRoutes = defineRoutes({
  /** The timetable of the school, for its leaders: it is data of the people who work there (rule timetable.4). */
  getTimetable: {
    method: 'GET',
    path: '/tenants/current/timetable',
    owner: 'school-admin',
    access: 'manager',
    response: timetableSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Replaces the timetable as a whole, all or nothing. */
  replaceTimetable: {
    method: 'PUT',
    path: '/tenants/current/timetable',
    owner: 'school-admin',
    access: 'manager',
    body: replaceTimetableSchema,
    response: replaceTimetableAnswerSchema,
    status: 200,
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'EMPTY_DTO', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Deletes the periods and all lessons. */
  deleteTimetable: {
    method: 'DELETE',
    path: '/tenants/current/timetable',
    owner: 'school-admin',
    access: 'manager',
    response: replaceTimetableAnswerSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
