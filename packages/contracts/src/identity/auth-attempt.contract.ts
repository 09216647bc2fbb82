import * as z from 'zod/mini'
import { emailAddress, id, idParams, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { authAttemptSchema, signInAnswerSchema, startedAuthAttemptSchema } from './auth.contract'
import { mailedCode } from './password.contract'

/** Wrong codes after which an attempt has failed (rule attempt.4). */
export const authAttemptLimits = { wrongCodes: 5 } as const

export const startAuthAttemptSchema = z.strictObject({ email: emailAddress })
export const unlockAuthAttemptSchema = z.strictObject({ code: mailedCode })

/** The two digits that the waiting page and the page of the link both show (rule attempt.5). */
const matchNumber = z.string()

/** As for other sign-ins in steps, with the number that the page of the link shows as well. */
export const startedLinkSchema = z.extend(startedAuthAttemptSchema, { matchNumber })

export const authAttemptStateSchema = z.extend(authAttemptSchema, {
  /** The page of the link was told that it is somebody else's; the attempt has failed. */
  isRefused: z.optional(z.boolean()),
})

/** Where a sign-in was started, for the page of its link. */
export const authAttemptOriginSchema = z.extend(authAttemptSchema, {
  startedAt: instant,
  /** Browser and system, such as `Firefox, Windows`; null when unknown. */
  device: z.nullable(z.string()),
  /** Address of the network; null when unknown. */
  network: z.nullable(z.string()),
  /** Null for an attempt of an earlier release. */
  matchNumber: z.nullable(matchNumber),
})
export type AuthAttemptOrigin = z.infer<typeof authAttemptOriginSchema>

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
    response: startedLinkSchema,
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
    response: authAttemptStateSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_TOKEN'],
  },
  /** Where it was started, by the code of the mailed link. Opens nothing. */
  describeAuthAttempt: {
    method: 'POST',
    path: '/auth/auth-attempt/{authAttemptId}/describe',
    owner: 'identity',
    access: 'public',
    params: attemptParams,
    body: unlockAuthAttemptSchema,
    response: authAttemptOriginSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_LOGIN', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
    extension: true,
  },
  /** Ends it by the code of the mailed link. INVALID_PARAMETERS when it has been redeemed or has ended. */
  refuseAuthAttempt: {
    method: 'POST',
    path: '/auth/auth-attempt/{authAttemptId}/refuse',
    owner: 'identity',
    access: 'public',
    params: attemptParams,
    body: unlockAuthAttemptSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_LOGIN', 'INVALID_PARAMETERS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
    extension: true,
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
