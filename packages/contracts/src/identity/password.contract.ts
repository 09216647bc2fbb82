import * as z from 'zod/mini'
import { emailAddress } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { passwordLimits, signedInSchema } from './auth.contract'

/** A new password (rule password.1). */
export const newPassword = z.string().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max))
/** A password that is already set; only its length is bounded. */
export const presentPassword = z.string().check(z.minLength(1), z.maxLength(passwordLimits.max))
/** The code of a mailed link. */
export const mailedCode = z.string().check(z.minLength(1), z.maxLength(100))

export const sendResetMailSchema = z.strictObject({ email: emailAddress })
export type SendResetMail = z.infer<typeof sendResetMailSchema>

export const validateCodeSchema = z.strictObject({ email: emailAddress, code: mailedCode })
export type ValidateCode = z.infer<typeof validateCodeSchema>

/** Whether a code can still be used. */
export const codeValiditySchema = z.object({ isValid: z.boolean() })

export const setNewPasswordSchema = z.strictObject({ email: emailAddress, code: mailedCode, password: newPassword })
export type SetNewPassword = z.infer<typeof setNewPasswordSchema>

export const changePasswordSchema = z.strictObject({ currentPassword: presentPassword, newPassword })
export type ChangePassword = z.infer<typeof changePasswordSchema>

export const passwordRoutes = defineRoutes({
  /** Succeeds for every address, known or unknown; at most one mail a minute. */
  sendResetMail: {
    method: 'POST',
    path: '/auth/local/password/send-reset-mail',
    owner: 'identity',
    access: 'public',
    body: sendResetMailSchema,
    status: 200,
    errors: ['VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  validatePasswordCode: {
    method: 'POST',
    path: '/auth/local/password/validate-code',
    owner: 'identity',
    access: 'public',
    body: validateCodeSchema,
    response: codeValiditySchema,
    status: 200,
    errors: ['VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  /** With the code of a reset or of a registration. Ends all sessions of the user. */
  setNewPassword: {
    method: 'POST',
    path: '/auth/local/password/set-new',
    owner: 'identity',
    access: 'public',
    body: setNewPasswordSchema,
    status: 200,
    errors: ['INVALID_PASSWORD_RESET_CODE', 'VALIDATION_FAILED', 'INVALID_TOKEN'],
  },
  /** Ends all other sessions; this one gets a new token. */
  changePassword: {
    method: 'POST',
    path: '/auth/local/password/change-password',
    owner: 'identity',
    access: 'session',
    body: changePasswordSchema,
    response: signedInSchema,
    status: 200,
    errors: ['PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'],
  },
})
