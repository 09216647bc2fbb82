import { userRoleRoutes } from '@lernspur/contracts/user-role.contract'
import { slice } from '@lernspur/service-kit/slice'
import { addUser, addUsers } from './add-users'
import { deleteUserRole } from './delete-user-role'
import { listUserRoles } from './list-user-roles'
import { listUsers } from './list-users'
import { updateUserRole } from './update-user-role'

export const userRoleSlice = slice(userRoleRoutes, {
  addUser: ({ call, body }) => addUser(call, body),
  addUsers: ({ call, body }) => addUsers(call, body),
  listUserRoles: ({ call, list }) => listUserRoles(call, list),
  listUsers: ({ call, list }) => listUsers(call, list),
  updateUserRole: ({ call, params, body }) => updateUserRole(call, params.userRoleId, body),
  deleteUserRole: ({ call, params }) => deleteUserRole(call, params.userRoleId),
})
