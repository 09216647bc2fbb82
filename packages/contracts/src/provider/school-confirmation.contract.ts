import * as z from 'zod/mini'
import { schoolConfirmationSchema } from '../school-identity/school-confirmation'
import { publicKeyText, revocationSchema, schoolSealKeySchema } from '../school-identity/seal-key-revocation'
import { tenantLimits } from '../tenant.contract'
import { id, requiredName } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { tenantParams } from './tenant-params'

/** A school whose name looks like another one's. */
export const namesakeSchema = z.object({
  id,
  name: z.string(),
  state: z.string(),
  /** Where the operator has confirmed it. */
  confirmation: z.nullable(schoolConfirmationSchema),
})
export type Namesake = z.infer<typeof namesakeSchema>

/** Schools whose names look like one that is typed. */
export const namesakeListSchema = z.object({ namesakes: z.array(namesakeSchema) })

/** By what the operator knows a school, and what its seals rest on (rule signature.10). */
export const schoolIdentitySchema = z.object({
  confirmation: z.nullable(schoolConfirmationSchema),
  /** Whether the school has another name by now than the confirmed one. */
  isRenamed: z.boolean(),
  /** Other schools whose names look like the present or the confirmed one. */
  namesakes: z.array(namesakeSchema),
  keys: z.array(schoolSealKeySchema),
})
export type SchoolIdentity = z.infer<typeof schoolIdentitySchema>

export const confirmationLimits = { town: 100, officialNumber: 30 } as const

export const confirmSchoolSchema = z.strictObject({
  /** The name that was read and is confirmed; EDIT_CONFLICT when the school has another one by now. */
  name: requiredName(tenantLimits.name),
  town: requiredName(confirmationLimits.town),
  officialNumber: requiredName(confirmationLimits.officialNumber),
  /** That the caller has seen the schools whose names look like this one; needed where there are any. */
  hasSeenNamesakes: z.optional(z.boolean()),
})
export type ConfirmSchool = z.infer<typeof confirmSchoolSchema>

const one = { owner: 'provider', access: 'provider', params: tenantParams, status: 200, extension: true } as const

/** Schools that the operator vouches for. */
export const schoolConfirmationRoutes = defineRoutes({
  getSchoolIdentity: {
    ...one,
    method: 'GET',
    path: '/provider/tenants/{tenantId}/identity',
    response: schoolIdentitySchema,
    errors: ['NOT_FOUND'],
  },
  confirmSchool: {
    ...one,
    method: 'PUT',
    path: '/provider/tenants/{tenantId}/identity',
    body: confirmSchoolSchema,
    response: schoolIdentitySchema,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EDIT_CONFLICT', 'EMPTY_DTO', 'VALIDATION_FAILED'],
  },
  /** From now on nobody vouches for the school, nor for reports that it has sealed before. */
  withdrawSchoolConfirmation: {
    ...one,
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}/identity',
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
  },
  /** Schools whose names look like a name that somebody types; `except` is the school itself. */
  listNamesakes: {
    method: 'GET',
    path: '/provider/namesakes',
    owner: 'provider',
    access: 'provider',
    query: z.object({ name: z.string().check(z.maxLength(tenantLimits.name)), except: z.optional(id) }),
    response: namesakeListSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
    extension: true,
  },
  /** As the school's own call: final, from a day that is not to come. */
  revokeTenantSealKey: {
    ...one,
    method: 'POST',
    path: '/provider/tenants/{tenantId}/seal-keys/{publicKey}/revocation',
    confirmation: 'always',
    params: z.extend(tenantParams, { publicKey: publicKeyText }),
    body: revocationSchema,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'UPDATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
  },
})
