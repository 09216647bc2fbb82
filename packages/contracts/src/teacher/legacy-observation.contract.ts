import * as z from 'zod/mini'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import {
  newObservationShape,
  observationCalls,
  observationChangeShape,
  observationShape,
  observationsOf,
} from './observation-calls'

/** The first version of the competence observation, in a table of its own (rule observation.2). */
export const legacyObservationSchema = z.object({
  ...observationShape,
  /** Whether the competence was formally checked rather than observed in passing. */
  isCompetenceCheck: z.boolean(),
  /** A level of an assessment type; null for a note alone. */
  performanceLevelId: z.nullable(id),
  creatorId: id,
})
export type LegacyObservation = z.infer<typeof legacyObservationSchema>

const assessed = {
  isCompetenceCheck: z.optional(z.boolean()),
  performanceLevelId: z.optional(z.nullable(id)),
}

/** A level or a note is needed, else VALIDATION_FAILED. */
export const createLegacyObservationSchema = z.strictObject({ ...newObservationShape, ...assessed })
export type CreateLegacyObservation = z.infer<typeof createLegacyObservationSchema>

export const createLegacyObservationsSchema = observationsOf(createLegacyObservationSchema)
export type CreateLegacyObservations = z.infer<typeof createLegacyObservationsSchema>

export const updateLegacyObservationSchema = z.strictObject({ ...observationChangeShape, ...assessed })
export type UpdateLegacyObservation = z.infer<typeof updateLegacyObservationSchema>

const calls = observationCalls(
  '/observations',
  {
    output: legacyObservationSchema,
    create: createLegacyObservationSchema,
    createMany: createLegacyObservationsSchema,
    change: updateLegacyObservationSchema,
  },
  { isCompetenceCheck: 'boolean', performanceLevelId: 'uuid' },
)

export const legacyObservationRoutes = defineRoutes({
  createLegacyObservation: calls.create,
  listLegacyObservations: calls.list,
  createLegacyObservations: calls.createMany,
  updateLegacyObservation: calls.update,
  getLegacyObservation: calls.get,
  deleteLegacyObservation: calls.delete,
})
