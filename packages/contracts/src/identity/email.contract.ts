import * as z from 'zod/mini'
import { emailAddress } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { signedInSchema } from './auth.contract'
import { mailedCode, presentPassword } from './password.contract'

export const requestEmailChangeSchema = z.strictObject({ currentPassword: presentPassword, newEmail: emailAddress })
export type RequestEmailChange = z.infer<typeof requestEmailChangeSchema>

export const confirmEmailChangeSchema = z.strictObject({ code: mailedCode })
export type ConfirmEmailChange = z.infer<typeof confirmEmailChangeSchema>

/** The first address of an account without one. */
export const addEmailSchema = z.strictObject({ newEmail: emailAddress })

export const emailRoutes = defineRoutes({
  /**
   * Mails a code to the first address of an account without one and without a password, soon after its sign-in
   * (rule external.6). SIGN_IN_TOO_OLD later, INVALID_PARAMETERS for an account that has an address.
   */
  addEmail: {
    method: 'POST',
    path: '/auth/email/add',
    owner: 'identity',
    access: 'session',
    body: addEmailSchema,
    status: 200,
    errors: [
      'INVALID_PARAMETERS',
      'SIGN_IN_TOO_OLD',
      'USER_ALREADY_EXISTS',
      'EMAIL_CHANGE_MAIL_ALREADY_SENT',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
    extension: true,
  },
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
