import * as z from 'zod/mini'
import { id } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import {
  newObservationShape,
  observationCalls,
  observationChangeShape,
  observationLimits,
  observationShape,
  observationsOf,
} from './observation-calls'

export { observationLimits }

/** Version 2 of the competence observation (rule observation.2). */
export const observationSchema = z.object({
  ...observationShape,
  /** Null for a note without an assessment of the level. */
  performanceLevelV2Id: z.nullable(id),
  performanceAssessmentId: z.nullable(id),
})
export type Observation = z.infer<typeof observationSchema>

const assessed = {
  performanceLevelV2Id: z.optional(z.nullable(id)),
  performanceAssessmentId: z.optional(z.nullable(id)),
}

/** A level or a note is needed, else VALIDATION_FAILED. */
export const createObservationSchema = z.strictObject({ ...newObservationShape, ...assessed })
export type CreateObservation = z.infer<typeof createObservationSchema>

export const createObservationsSchema = observationsOf(createObservationSchema)
export type CreateObservations = z.infer<typeof createObservationsSchema>

/**
 * Another competence is one of the class, of a subject that the caller may access (rule observation.10).
 */
export const updateObservationSchema = z.strictObject({
  ...observationChangeShape,
  ...assessed,
  competenceId: z.optional(id),
})
export type UpdateObservation = z.infer<typeof updateObservationSchema>

const calls = observationCalls(
  '/observations-v2',
  {
    output: observationSchema,
    create: createObservationSchema,
    createMany: createObservationsSchema,
    change: updateObservationSchema,
  },
  { performanceLevelV2Id: 'uuid', performanceAssessmentId: 'uuid' },
)

/** Entries to put back. */
export const restoreObservationsSchema = z.strictObject({
  observationIds: z.array(id).check(z.minLength(1), z.maxLength(observationLimits.bulk)),
})
export type RestoreObservations = z.infer<typeof restoreObservationsSchema>

export const observationRoutes = defineRoutes({
  createObservation: calls.create,
  listObservations: calls.list,
  createObservations: calls.createMany,
  updateObservation: { ...calls.update, errors: [...calls.update.errors, 'STUDENT_NO_SUBJECT_RELATION'] },
  getObservation: calls.get,
  deleteObservation: calls.delete,
  /** Undoes deletions of the last hour, all or none, in the order given (rule observation.8). */
  restoreObservations: {
    method: 'POST',
    path: '/observations-v2/restore',
    owner: 'teacher',
    access: 'class:write',
    body: restoreObservationsSchema,
    response: rowsOf(observationSchema),
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'EDIT_CONFLICT'],
    extension: true,
  },
})
