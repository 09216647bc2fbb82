import * as z from 'zod/mini'
import { id, personSchema, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Somebody who has entered something in a class. */
export const entryAuthorSchema = z.extend(personSchema, {})
export type EntryAuthor = z.infer<typeof entryAuthorSchema>

export const entryAuthorsSchema = z.object({ authors: z.array(entryAuthorSchema) })

export const entryAuthorRoutes = defineRoutes({
  /** Who wrote entries of a class that the caller may see, of either version; by last name. */
  listEntryAuthors: {
    method: 'GET',
    path: '/classes/{schoolClassId}/entry-authors',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    query: z.object({ studentId: z.optional(id) }),
    response: entryAuthorsSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
