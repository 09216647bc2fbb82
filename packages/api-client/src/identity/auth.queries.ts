import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const authCalls = callsOf('auth', authRoutes, {
  savesNothing: true,
  showsFailure: true,
  calls: { changeUserRole: { showsFailure: false } },
})

/** Switches to another role of the signed-in user, possibly in another school; creates a new session token. */
export const changeUserRoleMutation = authCalls.changeUserRole
export const loginMutation = authCalls.login
export const loginTwoFactorMutation = authCalls.loginTwoFactor
export const logoutMutation = authCalls.logout
export const whoAmIQuery = authCalls.whoAmI
