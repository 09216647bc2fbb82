import * as z from 'zod/mini'
import { emailAddress } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { signedInSchema } from './auth.contract'
import { mailedCode, presentPassword } from './password.contract'

export const requestEmailChangeSchema = z.strictObject({ currentPassword: presentPassword, newEmail: emailAddress })
export type RequestEmailChange = z.infer<typeof requestEmailChangeSchema>

export const confirmEmailChangeSchema = z.strictObject({ code: mailedCode })
export type ConfirmEmailChange = z.infer<typeof confirmEmailChangeSchema>

export const emailRoutes = defineRoutes({
  /** Mails a code to the new address; the current one stays until the code is confirmed. */
  requestEmailChange: {
    method: 'POST',
    path: '/auth/local/email/request-change',
    owner: 'identity',
    access: 'session',
    body: requestEmailChangeSchema,
    status: 200,
    errors: [
      'PASSWORD_MISMATCH',
      'USER_ALREADY_EXISTS',
      'EMAIL_CHANGE_MAIL_ALREADY_SENT',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
  },
  /**
   * Ends the other sessions of the user. A browser that is signed in as that user gets a new token; any other gets
   * null.
   */
  confirmEmailChange: {
    method: 'POST',
    path: '/auth/local/email/confirm-change',
    owner: 'identity',
    access: 'public',
    body: confirmEmailChangeSchema,
    response: z.nullable(signedInSchema),
    status: 200,
    errors: ['INVALID_EMAIL_CHANGE_CODE', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
})
