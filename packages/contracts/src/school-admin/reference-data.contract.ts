import * as z from 'zod/mini'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Countries whose schools the product knows, by ISO 3166 code. */
export const countryCodes = ['DE', 'AT', 'CH'] as const
export type CountryCode = (typeof countryCodes)[number]

/** A Land, a canton or a Bundesland. */
export const stateSchema = z.object({ id, name: z.string(), countryId: id, countryCode: z.enum(countryCodes) })
export type State = z.infer<typeof stateSchema>

export const schoolTypeSchema = z.object({ id, name: z.string(), abbreviation: z.string(), countryId: id })
export type SchoolType = z.infer<typeof schoolTypeSchema>

export const referenceDataRoutes = defineRoutes({
  listStates: {
    method: 'GET',
    path: '/states',
    owner: 'school-admin',
    access: 'session',
    list: { id: 'uuid', name: 'text', countryId: 'uuid' },
    response: stateSchema,
    status: 200,
    errors: [],
  },
  listSchoolTypes: {
    method: 'GET',
    path: '/school-types',
    owner: 'school-admin',
    access: 'session',
    list: { id: 'uuid', name: 'text', abbreviation: 'text', countryId: 'uuid' },
    response: schoolTypeSchema,
    status: 200,
    errors: [],
  },
})
