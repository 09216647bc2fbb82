import * as z from 'zod/mini'
import { day, freeText, id, instant, personSchema } from '../wire/fields'
import { type ListFields, rowsOf } from '../wire/list'
import type { RouteSpec, Schema } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'

/** A note has at most 1000 characters; one bulk call at most 1000 entries. */
export const observationLimits = { description: 1000, bulk: 1000 } as const

const description = z.optional(z.nullable(freeText(observationLimits.description)))

/** Fields of an observation of either version. */
export const observationShape = {
  id,
  description: z.nullable(z.string()),
  observedAt: day,
  studentId: id,
  schoolClassId: id,
  competenceId: id,
  /** The subject of the competence, for filtering and colour. */
  schoolSubjectId: id,
  creator: personSchema,
  createdAt: instant,
  updatedAt: instant,
  /** Who changed it last, at `updatedAt`; null when nobody has (rule observation.5). */
  updatedBy: z.nullable(personSchema),
}

/**
 * Fields of a new one. `observedAt` defaults to today in the school's time zone, is not in the future and lies in a
 * school year of the class (rule observation.3).
 */
export const newObservationShape = {
  studentId: id,
  schoolClassId: id,
  competenceId: id,
  description,
  observedAt: z.optional(day),
}

/** Fields that can change in either version: student and class cannot, the competence in the second alone. */
export const observationChangeShape = { description, observedAt: z.optional(day) }

/** All or nothing. Entries may be of several students, competences and classes. */
export const observationsOf = <Entry extends Schema>(entry: Entry) =>
  z.strictObject({ observations: z.array(entry).check(z.minLength(1), z.maxLength(observationLimits.bulk)) })

interface ObservationSchemas<
  Output extends Schema,
  Create extends Schema,
  CreateMany extends Schema,
  Change extends Schema,
> {
  readonly output: Output
  readonly create: Create
  readonly createMany: CreateMany
  readonly change: Change
}

/**
 * The six calls of both versions, below their own paths (rule observation.2). Only this version can be filtered and
 * sorted by `fields`.
 */
export const observationCalls = <
  const Path extends '/observations' | '/observations-v2',
  Output extends Schema,
  Create extends Schema,
  CreateMany extends Schema,
  Change extends Schema,
  const Fields extends ListFields,
>(
  path: Path,
  { output: visible, create, createMany, change }: ObservationSchemas<Output, Create, CreateMany, Change>,
  fields: Fields,
) => {
  const params = z.object({ observationId: id })
  const one = `${path}/{observationId}` as const
  const bulk = `${path}/bulk` as const
  return {
    create: {
      method: 'POST',
      path,
      owner: 'teacher',
      access: 'class:write',
      body: create,
      response: visible,
      status: 201,
      errors: [...createErrors, 'STUDENT_NO_SUBJECT_RELATION'],
    },
    list: {
      method: 'GET',
      path,
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
        ...fields,
        creatorId: 'uuid',
        createdAt: 'instant',
        updatedAt: 'instant',
      },
      response: visible,
      status: 200,
      errors: [],
    },
    createMany: {
      method: 'POST',
      path: bulk,
      owner: 'teacher',
      access: 'class:write',
      body: createMany,
      response: rowsOf(visible),
      status: 201,
      errors: [...createErrors, 'STUDENT_NO_SUBJECT_RELATION'],
    },
    /** Only by the author, the class's creator, managers and admins (rule observation.5); deletion likewise. */
    update: {
      method: 'PUT',
      path: one,
      owner: 'teacher',
      access: 'class:write',
      params,
      body: change,
      response: visible,
      status: 200,
      errors: [...updateErrors, 'EDIT_CONFLICT'],
    },
    get: {
      method: 'GET',
      path: one,
      owner: 'teacher',
      access: 'class:read',
      params,
      response: visible,
      status: 200,
      errors: ['NOT_FOUND'],
    },
    delete: {
      method: 'DELETE',
      path: one,
      owner: 'teacher',
      access: 'class:write',
      params,
      status: 200,
      errors: deleteErrors,
    },
  } as const satisfies Record<string, RouteSpec>
}
