import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { callsOf } from '../derive/calls'
import { fullListOf } from '../derive/full-list'

/** @public */
export const accessRightCalls = callsOf('access-right', accessRightRoutes, {
  // Roles are listed with the rights of their people.
  stale: ['access-right', 'user-role'],
})

export const accessRightKeys = accessRightCalls.keys
/** Access rights on the classes that the caller may see. */
export const accessRightListQuery = accessRightCalls.listAccessRights
/** Who of the members may do what in which class of the school. */
export const classMemberListQuery = accessRightCalls.listClassMembers
/** The same, however many. */
export const allClassMembersQuery = fullListOf(['access-right', 'members'], accessRightRoutes.listClassMembers)
