import * as z from 'zod/mini'
import { defineRoutes } from '../wire/route'
import { presentPassword } from './password.contract'

export const deactivateMeSchema = z.strictObject({
  /** Left out for an account that only a hub opens: it has none. */
  currentPassword: z.optional(presentPassword),
})
export type DeactivateMe = z.infer<typeof deactivateMeSchema>

export const accountRoutes = defineRoutes({
  /**
   * Closes the caller's account permanently: sign-in is no longer possible, all sessions end, active roles are disabled
   * and open invitations declined. Names stay beside what the person wrote. UPDATE_NOT_ALLOWED for the last active
   * admin of a school that is not being closed; details say so for each. Without a password SIGN_IN_TOO_OLD later than
   * 15 minutes after signing in, and INVALID_PARAMETERS for an account that has an address (rule external.6).
   */
  deactivateMe: {
    method: 'POST',
    path: '/users/me/deactivate',
    owner: 'identity',
    access: 'session',
    body: deactivateMeSchema,
    status: 200,
    errors: [
      'INVALID_PARAMETERS',
      'PASSWORD_MISMATCH',
      'SIGN_IN_TOO_OLD',
      'UPDATE_NOT_ALLOWED',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
    extension: true,
  },
  /**
   * What is stored about the caller as a person, as a JSON file: profile, roles, invitations, notifications, sessions.
   */
  exportMe: {
    method: 'GET',
    path: '/users/me/export',
    owner: 'identity',
    access: 'session',
    response: 'binary',
    mediaType: 'application/json',
    status: 200,
    errors: [],
    extension: true,
  },
})
