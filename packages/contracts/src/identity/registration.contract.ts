import * as z from 'zod/mini'
import { giveConsentSchema } from '../consent.contract'
import { emailAddress, requiredName, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Limits of a registration (rule registration.3). */
export const registrationLimits = { name: 1000, invitationCode: 1000 } as const

export const registerSchema = z.strictObject({
  email: emailAddress,
  firstName: requiredName(registrationLimits.name),
  lastName: requiredName(registrationLimits.name),
  invitationCode: z.optional(requiredText(registrationLimits.invitationCode)),
  /** Without it the first sign-in asks (rule consent.2). */
  consent: z.optional(giveConsentSchema),
})
export type Register = z.infer<typeof registerSchema>

export const registrationRoutes = defineRoutes({
  /**
   * Mails a link that sets the first password. Open to allowed and invited addresses; the response is the same for an
   * address that has an account.
   */
  register: {
    method: 'POST',
    path: '/auth/register',
    owner: 'identity',
    access: 'public',
    body: registerSchema,
    status: 200,
    errors: [
      'UNKNOWN_REGISTRATION',
      'INVALID_INVITATION_CODE',
      'EMAIL_COOLDOWN_ACTIVE',
      'PASSWORD_RESET_MAIL_ALREADY_SENT',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
      'INVALID_TOKEN',
    ],
  },
})
