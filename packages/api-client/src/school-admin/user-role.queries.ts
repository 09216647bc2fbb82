import { userRoleRoutes } from '@lernspur/contracts/user-role.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const userRoleCalls = callsOf('user-role', userRoleRoutes)

export const addUsersMutation = userRoleCalls.addUsers
/** All users with a role at the school. */
export const userRoleListQuery = userRoleCalls.listUserRoles
