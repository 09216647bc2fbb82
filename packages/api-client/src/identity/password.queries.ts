import { passwordRoutes } from '@lernspur/contracts/identity/password.contract'
import { callsOf } from '../derive/calls'
import { readOf } from '../derive/read'

/** @public */
export const passwordCalls = callsOf('password', passwordRoutes, {
  savesNothing: true,
  showsFailure: true,
  calls: { changePassword: { savesNothing: false, stale: ['auth'] } },
})

export const changePasswordMutation = passwordCalls.changePassword
/** Whether a mailed code can still be redeemed; a read, although the contract posts it. */
export const passwordCodeQuery = readOf(['password', 'code'], passwordRoutes.validatePasswordCode)
export const sendResetMailMutation = passwordCalls.sendResetMail
export const setNewPasswordMutation = passwordCalls.setNewPassword
