import * as z from 'zod/mini'
import { requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Limits of a search for a cell, in characters, and of its answer. */
export const cellLimits = { domain: 253, school: 100, schoolMin: 3, schools: 20, published: 10_000 } as const

/** Another installation that the operator has named: a cell (rule cell-of-provider.1). */
export const cellSchema = z.object({
  name: z.string(),
  /** Its public address, without a slash at the end. */
  url: z.string(),
})
export type Cell = z.infer<typeof cellSchema>

/** What an installation publishes of a school, when its operator has said so (rule cell-of-provider.3). */
export const publishedSchoolSchema = z.object({
  name: z.string(),
  /** As the provider has confirmed them; null for a school that it has not. */
  town: z.nullable(z.string()),
  officialNumber: z.nullable(z.string()),
})
export type PublishedSchool = z.infer<typeof publishedSchoolSchema>

/** Where a school is. */
export const locatedSchoolSchema = z.extend(publishedSchoolSchema, {
  /** Null for this installation. */
  cell: z.nullable(cellSchema),
})
export type LocatedSchool = z.infer<typeof locatedSchoolSchema>

export const cellListSchema = z.object({ cells: z.array(cellSchema) })
export const publishedSchoolsSchema = z.object({ schools: z.array(publishedSchoolSchema) })

/** What a search for a cell has found. */
export const cellSearchResultSchema = z.object({ cells: z.array(cellSchema), schools: z.array(locatedSchoolSchema) })
export type CellSearchResult = z.infer<typeof cellSearchResultSchema>

export const cellRoutes = defineRoutes({
  /** The other cells; none where the operator has named none. */
  listCells: {
    method: 'GET',
    path: '/cells',
    owner: 'identity',
    access: 'public',
    response: cellListSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * The cells of a mail domain, and the published schools whose name, town or number has all words of `school`. It knows
   * no accounts, so the answer for an address with one is the answer for an address without one (rule cell-of-provider.2).
   */
  findCell: {
    method: 'GET',
    path: '/cells/search',
    owner: 'identity',
    access: 'public',
    query: z.object({
      domain: z.optional(requiredText(cellLimits.domain)),
      school: z.optional(requiredText(cellLimits.school)),
    }),
    response: cellSearchResultSchema,
    status: 200,
    errors: ['INVALID_PARAMETERS'],
    extension: true,
  },
  /** The schools of this installation for the sign-in pages of other cells; none unless the operator publishes them. */
  listPublishedSchools: {
    method: 'GET',
    path: '/cells/published-schools',
    owner: 'identity',
    access: 'public',
    response: publishedSchoolsSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
