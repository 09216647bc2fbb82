import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const userRoleCalls = callsOf('user-role', userRoleRoutes, {
  // With a role, its rights on classes and the invitations that it sent end.
  calls: {
    updateUserRole: { stale: ['user-role', 'invitation'] },
    deleteUserRole: { stale: ['user-role', 'access-right', 'invitation'] },
  },
})

export const addUsersMutation = userRoleCalls.addUsers
/** Everybody at the school with what depends on them. */
export const staffListQuery = userRoleCalls.listStaff
export const staffCountsQuery = userRoleCalls.countStaff
/** All users with a role at the school. */
export const userRoleListQuery = userRoleCalls.listUserRoles
