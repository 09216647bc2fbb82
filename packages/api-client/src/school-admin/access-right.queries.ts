import { accessRightRoutes } from '@lernspur/contracts/access-right.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const accessRightCalls = callsOf('access-right', accessRightRoutes, {
  // Roles are listed with the rights of their people.
  stale: ['access-right', 'user-role'],
})

export const accessRightKeys = accessRightCalls.keys
/** Access rights on the classes that the caller may see. */
export const accessRightListQuery = accessRightCalls.listAccessRights
