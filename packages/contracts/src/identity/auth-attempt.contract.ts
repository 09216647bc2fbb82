import * as z from 'zod/mini'
import { emailAddress, id, idParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { authAttemptSchema, signInAnswerSchema, startedAuthAttemptSchema } from './auth.contract'
import { mailedCode } from './password.contract'

/** Wrong codes after which an attempt has failed (rule attempt.4). */
export const authAttemptLimits = { wrongCodes: 5 } as const

export const startAuthAttemptSchema = z.strictObject({ email: emailAddress })
export const unlockAuthAttemptSchema = z.strictObject({ code: mailedCode })

export const redeemAuthAttemptSchema = z.strictObject({ verificationCode: z.optional(mailedCode) })
export type RedeemAuthAttempt = z.infer<typeof redeemAuthAttemptSchema>

const attemptParams = z.object({ authAttemptId: id })

export const authAttemptRoutes = defineRoutes({
  /** Mails a link to sign in with. The response is the same for unknown addresses. */
  startAuthAttempt: {
    method: 'POST',
    path: '/auth/auth-attempt',
    owner: 'identity',
    access: 'public',
    body: startAuthAttemptSchema,
    response: startedAuthAttemptSchema,
    status: 201,
    errors: ['EMAIL_COOLDOWN_ACTIVE', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
    extension: true,
  },
  /** By the code of the mailed link. INVALID_PARAMETERS when the attempt is past that step. */
  unlockAuthAttempt: {
    method: 'POST',
    path: '/auth/auth-attempt/{authAttemptId}/unlock',
    owner: 'identity',
    access: 'public',
    params: attemptParams,
    body: unlockAuthAttemptSchema,
    response: authAttemptSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_LOGIN', 'INVALID_PARAMETERS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  getAuthAttemptStatus: {
    method: 'POST',
    path: '/auth/auth-attempt/{id}/status',
    owner: 'identity',
    access: 'public',
    params: idParams,
    response: authAttemptSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_TOKEN'],
  },
  /**
   * Creates the session, once. `successForSameDevice` needs the verification code. For an account with a second factor
   * the attempt changes to `tfaRequired` instead, with a new verification code.
   */
  redeemAuthAttempt: {
    method: 'POST',
    path: '/auth/auth-attempt/{authAttemptId}/redeem',
    owner: 'identity',
    access: 'public',
    params: attemptParams,
    body: redeemAuthAttemptSchema,
    optionalBody: true,
    response: signInAnswerSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_LOGIN', 'INVALID_PARAMETERS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
})
