import * as z from 'zod/mini'
import { defineRoutes } from '../../wire/route'
import { signedInSchema, tfaCode } from '../auth.contract'
import { presentPassword } from '../password.contract'

/** Number of recovery codes in a set; each is valid for one sign-in. */
export const twoFactorLimits = { recoveryCodes: 10 } as const

export const twoFactorSchema = z.object({
  isOn: z.boolean(),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.int(),
})
export type TwoFactor = z.infer<typeof twoFactorSchema>

/** The secret for an authenticator. Returned only once. */
export const twoFactorSetUpSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for a QR code. */
  otpauthUrl: z.string(),
})
export type TwoFactorSetUp = z.infer<typeof twoFactorSetUpSchema>

/** Returned only once: only hashes are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** The second factor is on, and the session goes on with a new token. */
export const confirmedTwoFactorSchema = z.extend(signedInSchema, recoveryCodesSchema.shape)

export const setUpTwoFactorSchema = z.strictObject({ currentPassword: presentPassword })
export type SetUpTwoFactor = z.infer<typeof setUpTwoFactorSchema>

export const confirmTwoFactorSchema = z.strictObject({ tfaCode })
export type ConfirmTwoFactor = z.infer<typeof confirmTwoFactorSchema>

/** Password and second factor again. */
export const proveTwoFactorSchema = z.strictObject({ currentPassword: presentPassword, tfaCode })
export type ProveTwoFactor = z.infer<typeof proveTwoFactorSchema>

/** A sign-in asks for a code from an authenticator as well (rule second-factor.1). */
export const twoFactorRoutes = defineRoutes({
  getTwoFactor: {
    method: 'GET',
    path: '/auth/two-factor',
    owner: 'identity',
    access: 'session',
    response: twoFactorSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * Creates a secret, which takes effect once it is confirmed; another call replaces it. INVALID_PARAMETERS when it is
   * on.
   */
  setUpTwoFactor: {
    method: 'POST',
    path: '/auth/two-factor/set-up',
    owner: 'identity',
    access: 'session',
    body: setUpTwoFactorSchema,
    response: twoFactorSetUpSchema,
    status: 200,
    errors: ['PASSWORD_MISMATCH', 'INVALID_PARAMETERS', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Turns it on by a first code and ends all other sessions; this one gets a new token. */
  confirmTwoFactor: {
    method: 'POST',
    path: '/auth/two-factor/confirm',
    owner: 'identity',
    access: 'session',
    body: confirmTwoFactorSchema,
    response: confirmedTwoFactorSchema,
    status: 200,
    errors: ['INVALID_TFA_CODE', 'INVALID_PARAMETERS', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Ends all other sessions; this one gets a new token. INVALID_PARAMETERS when it is off. */
  turnOffTwoFactor: {
    method: 'POST',
    path: '/auth/two-factor/turn-off',
    owner: 'identity',
    access: 'session',
    body: proveTwoFactorSchema,
    response: signedInSchema,
    status: 200,
    errors: ['PASSWORD_MISMATCH', 'INVALID_TFA_CODE', 'INVALID_PARAMETERS', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** The previous recovery codes become invalid. INVALID_PARAMETERS when it is off. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    owner: 'identity',
    access: 'session',
    body: proveTwoFactorSchema,
    response: recoveryCodesSchema,
    status: 200,
    errors: ['PASSWORD_MISMATCH', 'INVALID_TFA_CODE', 'INVALID_PARAMETERS', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
    extension: true,
  },
})
