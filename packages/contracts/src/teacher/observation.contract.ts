import * as z from 'zod/mini'
import { day, freeText, id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** A note has at most 1000 characters; one bulk call at most 1000 entries. */
export const observationLimits = { description: 1000, bulk: 1000 } as const

/** Version 2 of the competence observation (specification, section 3). */
export const observationSchema = z.object({
  id,
  description: z.nullable(z.string()),
  observedAt: day,
  studentId: id,
  schoolClassId: id,
  competenceId: id,
  /** The subject of the competence, for filtering and colour. */
  schoolSubjectId: id,
  /** Null for a note without an assessment of the level. */
  performanceLevelV2Id: z.nullable(id),
  performanceAssessmentId: z.nullable(id),
  creator: personSchema,
  createdAt: instant,
  updatedAt: instant,
})
export type Observation = z.infer<typeof observationSchema>

/**
 * A level or a note is needed, else VALIDATION_FAILED. `observedAt` defaults to today in the school's time zone, is
 * not in the future and lies in a school year of the class (decisions: observing and assessing).
 */
export const createObservationSchema = z.strictObject({
  studentId: id,
  schoolClassId: id,
  competenceId: id,
  performanceLevelV2Id: z.optional(z.nullable(id)),
  performanceAssessmentId: z.optional(z.nullable(id)),
  description: z.optional(z.nullable(freeText(observationLimits.description))),
  observedAt: z.optional(day),
})
export type CreateObservation = z.infer<typeof createObservationSchema>

/** All or nothing. Entries may be of several children, competences and classes. */
export const createObservationsSchema = z.strictObject({
  observations: z.array(createObservationSchema).check(z.minLength(1), z.maxLength(observationLimits.bulk)),
})
export type CreateObservations = z.infer<typeof createObservationsSchema>

export const updateObservationSchema = z.strictObject({
  description: z.optional(z.nullable(freeText(observationLimits.description))),
  observedAt: z.optional(day),
  performanceLevelV2Id: z.optional(z.nullable(id)),
  performanceAssessmentId: z.optional(z.nullable(id)),
})
export type UpdateObservation = z.infer<typeof updateObservationSchema>

const observationParams = z.object({ observationId: id })

export const observationRoutes = defineRoutes({
  createObservation: {
    method: 'POST',
    path: '/observations-v2',
    owner: 'teacher',
    access: 'class:write',
    body: createObservationSchema,
    response: observationSchema,
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'STUDENT_NO_SUBJECT_RELATION', 'VALIDATION_FAILED'],
  },
  listObservations: {
    method: 'GET',
    path: '/observations-v2',
    owner: 'teacher',
    access: 'member',
    list: {
      id: 'uuid',
      description: 'text',
      observedAt: 'day',
      studentId: 'uuid',
      schoolClassId: 'uuid',
      competenceId: 'uuid',
      schoolSubjectId: 'uuid',
      performanceLevelV2Id: 'uuid',
      performanceAssessmentId: 'uuid',
      creatorId: 'uuid',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: observationSchema,
    status: 200,
    errors: [],
  },
  createObservations: {
    method: 'POST',
    path: '/observations-v2/bulk',
    owner: 'teacher',
    access: 'class:write',
    body: createObservationsSchema,
    response: z.object({ rows: z.array(observationSchema), count: z.int() }),
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'STUDENT_NO_SUBJECT_RELATION', 'VALIDATION_FAILED'],
  },
  updateObservation: {
    method: 'PUT',
    path: '/observations-v2/{observationId}',
    owner: 'teacher',
    access: 'class:write',
    params: observationParams,
    body: updateObservationSchema,
    response: observationSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMPTY_DTO', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  getObservation: {
    method: 'GET',
    path: '/observations-v2/{observationId}',
    owner: 'teacher',
    access: 'class:read',
    params: observationParams,
    response: observationSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  deleteObservation: {
    method: 'DELETE',
    path: '/observations-v2/{observationId}',
    owner: 'teacher',
    access: 'class:write',
    params: observationParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
  },
})
