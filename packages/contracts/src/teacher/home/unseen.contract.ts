import * as z from 'zod/mini'
import { color, day, id, personSchema, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Days without an entry after which a child counts as not seen; maximum children named. */
export const unseenLimits = { days: 14, students: 6 } as const

/** A student of the class without a recent entry. */
export const unseenStudentSchema = z.extend(personSchema, {
  /** The day of the newest entry in the subjects that the caller may access; null without any. */
  lastObservedAt: z.nullable(day),
})
export type UnseenStudent = z.infer<typeof unseenStudentSchema>

/** A subject with competences that have no observation in the class since `competencesSince`. */
export const unseenSubjectSchema = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  color,
  unseenCount: z.int(),
  competenceCount: z.int(),
})
export type UnseenSubject = z.infer<typeof unseenSubjectSchema>

export const unseenSchema = z.object({
  studentsSince: day,
  /** The longest unseen first; `studentCount` is the number of all. */
  students: z.array(unseenStudentSchema),
  studentCount: z.int(),
  /** First day of the current term, or half a year ago between terms. */
  competencesSince: day,
  /** Those with the most unseen competences first. */
  subjects: z.array(unseenSubjectSchema),
  /** Competences of all subjects that the caller may access; if there are none, nothing counts as seen or unseen. */
  competenceCount: z.int(),
})
export type UnobservedSubjects = z.infer<typeof unseenSchema>

export const unseenRoutes = defineRoutes({
  /** Students and competences of a class without recent observations, in the subjects that the caller may access. */
  getUnseen: {
    method: 'GET',
    path: '/classes/{schoolClassId}/unseen',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    response: unseenSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
