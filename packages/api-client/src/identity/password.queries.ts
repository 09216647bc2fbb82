import {
  type ChangePassword,
  passwordRoutes,
  type SendResetMail,
  type SetNewPassword,
  type ValidateCode,
} from '@lernspur/contracts/password.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import { authKeys } from './auth.queries'

const meta = { savesNothing: true, tellsFailure: true }

/** Asks for the mail with the link to a new password. Succeeds for every address. */
export const sendResetMailMutation = () =>
  mutationOptions({
    mutationKey: ['password', 'send-reset-mail'],
    mutationFn: (body: SendResetMail) => call(passwordRoutes.sendResetMail, { body }),
    meta,
  })

/** Whether a mailed code can still be redeemed; asked once, when its link is opened. */
export const passwordCodeQuery = (body: ValidateCode) =>
  queryOptions({
    queryKey: ['password', 'code', body],
    queryFn: ({ signal }) => call(passwordRoutes.validatePasswordCode, { body, signal }),
  })

/** Sets a password by a mailed code. Fails with INVALID_PASSWORD_RESET_CODE. */
export const setNewPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['password', 'set-new'],
    mutationFn: (body: SetNewPassword) => call(passwordRoutes.setNewPassword, { body }),
    meta,
  })

/** Changes the own password; the answer carries the token for all later writes. Fails with PASSWORD_MISMATCH. */
export const changePasswordMutation = () =>
  mutationOptions({
    mutationKey: ['password', 'change'],
    mutationFn: (body: ChangePassword) => call(passwordRoutes.changePassword, { body }),
    meta: { tellsFailure: true, invalidates: [authKeys.all] },
  })
