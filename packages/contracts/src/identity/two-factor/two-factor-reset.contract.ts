import * as z from 'zod/mini'
import { emailAddress, id, idParams, instant, personSchema, requiredText } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { mailedCode } from '../password.contract'

/** Characters of a reason, and hours in which the person may object (rule second-factor.2). */
export const twoFactorResetLimits = { reason: 200, waitingHours: 24 } as const

/** How a reset ended: carried out, objected to by the person, withdrawn, or no longer allowed. */
export const twoFactorResetOutcomes = ['done', 'objected', 'withdrawn', 'lapsed'] as const
export type TwoFactorResetOutcome = (typeof twoFactorResetOutcomes)[number]

/** A request to remove the second factor of a person who has lost it. */
export const twoFactorResetSchema = z.object({
  id,
  person: z.extend(personSchema, { email: z.string() }),
  reason: z.string(),
  requestedBy: personSchema,
  createdAt: instant,
  /** When it is carried out without a second admin. */
  dueAt: instant,
  /** Null while it waits. */
  outcome: z.nullable(z.enum(twoFactorResetOutcomes)),
  /** The caller may carry it out at once, as the second admin. */
  mayConfirm: z.boolean(),
})
export type TwoFactorReset = z.infer<typeof twoFactorResetSchema>

export const requestTwoFactorResetSchema = z.strictObject({
  email: emailAddress,
  reason: requiredText(twoFactorResetLimits.reason),
})
export type RequestTwoFactorReset = z.infer<typeof requestTwoFactorResetSchema>

export const objectToTwoFactorResetSchema = z.strictObject({ code: mailedCode })

/** Losing the second factor (rule second-factor.2). Only admins decide. */
export const twoFactorResetRoutes = defineRoutes({
  /** Waiting ones and those of the last 30 days, the newest first: the caller's school's; for the provider, all. */
  listTwoFactorResets: {
    method: 'GET',
    path: '/auth/two-factor-resets',
    owner: 'identity',
    access: 'manager',
    response: z.array(twoFactorResetSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * Mails the person. NOT_FOUND alike for an unknown address, a person without a second factor and, for a school, one
   * who is not active there or has a role elsewhere; INVALID_PARAMETERS when one waits already.
   */
  requestTwoFactorReset: {
    method: 'POST',
    path: '/auth/two-factor-resets',
    owner: 'identity',
    access: 'manager',
    body: requestTwoFactorResetSchema,
    response: twoFactorResetSchema,
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'INVALID_PARAMETERS', 'EMAIL_COOLDOWN_ACTIVE', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Carries it out at once. NO_PERMISSION for whoever requested it. */
  confirmTwoFactorReset: {
    method: 'POST',
    path: '/auth/two-factor-resets/{id}/confirm',
    owner: 'identity',
    access: 'manager',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  withdrawTwoFactorReset: {
    method: 'DELETE',
    path: '/auth/two-factor-resets/{id}',
    owner: 'identity',
    access: 'manager',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  /** By the code of the mail to the person. INVALID_PARAMETERS when nothing waits for it any more. */
  objectToTwoFactorReset: {
    method: 'POST',
    path: '/auth/two-factor-resets/object',
    owner: 'identity',
    access: 'public',
    body: objectToTwoFactorResetSchema,
    status: 200,
    errors: ['INVALID_PARAMETERS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
    extension: true,
  },
})
