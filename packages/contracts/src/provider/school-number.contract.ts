import * as z from 'zod/mini'
import { requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'
import { tenantParams } from './tenant-params'

/** Characters of a number, and how many a school may have. */
export const schoolNumberLimits = { number: 100, perSchool: 50 } as const

/** A number by which a hub names a school, such as `NI_12345` (rule external.4). */
export const schoolNumberSchema = z.strictObject({
  /** The hub: one of the configured identity providers. */
  providerId: z.string().check(z.regex(/^[a-z0-9-]{1,50}$/)),
  number: requiredText(schoolNumberLimits.number),
})
export type SchoolNumber = z.infer<typeof schoolNumberSchema>

/** All numbers of a school. */
export const schoolNumbersSchema = z.strictObject({
  numbers: z.array(schoolNumberSchema).check(z.maxLength(schoolNumberLimits.perSchool)),
})
export type SchoolNumbers = z.infer<typeof schoolNumbersSchema>

const one = { owner: 'provider', access: 'provider', params: tenantParams, status: 200, extension: true } as const

export const schoolNumberRoutes = defineRoutes({
  getSchoolNumbers: {
    ...one,
    method: 'GET',
    path: '/provider/tenants/{tenantId}/school-numbers',
    response: schoolNumbersSchema,
    errors: ['NOT_FOUND'],
  },
  /** Replaces all numbers of a school. SCHOOL_NUMBER_TAKEN, whose details name number and school. */
  setSchoolNumbers: {
    ...one,
    method: 'PUT',
    path: '/provider/tenants/{tenantId}/school-numbers',
    body: schoolNumbersSchema,
    response: schoolNumbersSchema,
    errors: [...updateErrors, 'SCHOOL_NUMBER_TAKEN'],
  },
})
