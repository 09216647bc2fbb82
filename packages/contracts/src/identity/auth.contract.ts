import * as z from 'zod/mini'
import { emailAddress, id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { whoAmISchema } from './user.contract'

/** Limits of passwords (rule password.1). A sign-in only bounds the length. */
export const passwordLimits = { min: 6, max: 1000 } as const

export const loginSchema = z.strictObject({
  email: emailAddress,
  password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.max)),
})
export type Login = z.infer<typeof loginSchema>

/** A session was started or changed: the token that every later write carries as x-csrf-token. */
export const signedInSchema = z.object({ csrfToken: z.string(), whoAmI: whoAmISchema })
export type SignedIn = z.infer<typeof signedInSchema>

/** States of a sign-in in steps (rule attempt.1). */
export const authAttemptStatuses = [
  'init',
  'tfaRequired',
  'successForSameDevice',
  'successForAllDevices',
  'failed',
  'used',
  'expired',
] as const
export type AuthAttemptStatus = (typeof authAttemptStatuses)[number]

export const authAttemptSchema = z.object({ id, status: z.enum(authAttemptStatuses) })
export type AuthAttempt = z.infer<typeof authAttemptSchema>

/** The verification code stays in the browser that started the attempt. */
export const startedAuthAttemptSchema = z.extend(authAttemptSchema, { verificationCode: z.string() })
export type StartedAuthAttempt = z.infer<typeof startedAuthAttemptSchema>

/**
 * The second factor is on: an attempt in state `tfaRequired`, which `loginTwoFactor` finishes, instead of a session.
 */
export const tfaDemandSchema = z.object({ authAttempt: startedAuthAttemptSchema })
export type TfaDemand = z.infer<typeof tfaDemandSchema>

/** A session, or the second factor is required; told apart by `authAttempt`. */
export const signInAnswerSchema = z.union([signedInSchema, tfaDemandSchema])
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

/** Six digits of an authenticator, or a recovery code, in any common notation. */
export const tfaCode = z.string().check(z.minLength(1), z.maxLength(40))

export const loginTfaSchema = z.extend(loginSchema, { tfaCode })
export type LoginTfa = z.infer<typeof loginTfaSchema>

export const loginTwoFactorSchema = z.strictObject({
  tfaCode,
  /** As returned when the second factor was required. */
  authAttempt: z.strictObject({
    id,
    status: z.optional(z.enum(authAttemptStatuses)),
    verificationCode: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
})
export type LoginTwoFactor = z.infer<typeof loginTwoFactorSchema>

export const changeUserRoleSchema = z.strictObject({ userRoleId: id })

export const authRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/auth/local/login',
    owner: 'identity',
    access: 'public',
    body: loginSchema,
    response: signInAnswerSchema,
    status: 200,
    errors: ['INVALID_LOGIN', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  /** Both factors at once. INVALID_LOGIN for either wrong factor, and for an account without a second one. */
  loginTfa: {
    method: 'POST',
    path: '/auth/local/login-tfa',
    owner: 'identity',
    access: 'public',
    body: loginTfaSchema,
    response: signedInSchema,
    status: 200,
    errors: ['INVALID_LOGIN', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  /**
   * Finishes an attempt in state `tfaRequired`, once. After five wrong codes it has failed: INVALID_PARAMETERS from
   * then on.
   */
  loginTwoFactor: {
    method: 'POST',
    path: '/auth/login-two-factor',
    owner: 'identity',
    access: 'public',
    body: loginTwoFactorSchema,
    response: signedInSchema,
    status: 200,
    errors: [
      'INVALID_TFA_CODE',
      'NOT_FOUND',
      'INVALID_LOGIN',
      'INVALID_PARAMETERS',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
      'INVALID_TOKEN',
    ],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    owner: 'identity',
    access: 'session',
    status: 200,
    errors: [],
  },
  whoAmI: {
    method: 'GET',
    path: '/auth/whoami',
    owner: 'identity',
    access: 'session',
    response: whoAmISchema,
    status: 200,
    errors: [],
  },
  changeUserRole: {
    method: 'POST',
    path: '/auth/change-user-role',
    owner: 'identity',
    access: 'session',
    body: changeUserRoleSchema,
    response: signedInSchema,
    status: 200,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
})
