import * as z from 'zod/mini'
import { defineRoutes } from '../wire/route'
import { passwordLimits } from './auth.contract'

/** Minutes for which a confirmation holds for its session (rule session.5). */
export const confirmationMinutes = 5

/** How a person confirms: by the second factor where there is one, else by the password, else by a mailed code. */
export const confirmationMethods = ['twoFactor', 'password', 'mail'] as const

export const confirmationSchema = z.object({
  /** A confirmation of this session holds still. */
  isConfirmed: z.boolean(),
  method: z.enum(confirmationMethods),
  /** Where a code is mailed to. */
  email: z.string(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/** The password, or a code of the second factor or of the mail. */
export const confirmIdentitySchema = z.strictObject({
  answer: z.string().check(z.minLength(1), z.maxLength(passwordLimits.max)),
})

/** Confirming who sits at the screen, before calls whose contract requires a `confirmation` (rule session.5). */
export const confirmationRoutes = defineRoutes({
  getConfirmation: {
    method: 'GET',
    path: '/auth/confirmation',
    owner: 'identity',
    access: 'session',
    response: confirmationSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** For people with neither a password nor a second factor; INVALID_PARAMETERS for all others. */
  sendConfirmationCode: {
    method: 'POST',
    path: '/auth/confirmation/mail',
    owner: 'identity',
    access: 'session',
    status: 200,
    errors: ['INVALID_PARAMETERS', 'EMAIL_ADDRESS_MISSING', 'EMAIL_COOLDOWN_ACTIVE'],
    extension: true,
  },
  confirmIdentity: {
    method: 'POST',
    path: '/auth/confirmation',
    owner: 'identity',
    access: 'session',
    body: confirmIdentitySchema,
    status: 200,
    errors: ['PASSWORD_MISMATCH', 'INVALID_TFA_CODE', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
    extension: true,
  },
})
