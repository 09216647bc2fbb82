import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { addUser, addUsers } from './add-users'
import { deleteUserRole } from './delete-user-role'
import { countStaff, listStaff } from './list-staff'
import { listUserRoles } from './list-user-roles'
import { listUsers } from './list-users'
import { resendUserInvitation } from './resend-user-invitation'
import { updateUserRole } from './update-user-role'

/** People of the school and their roles. */
export const userRoleSlice = ({ secret }: ServiceConfig): Slice =>
  slice(userRoleRoutes, {
    addUser: ({ call, body }) => addUser(call, body, secret),
    addUsers: ({ call, body }) => addUsers(call, body, secret),
    listUserRoles: ({ call, list }) => listUserRoles(call, list),
    listStaff: ({ call, list }) => listStaff(call, list),
    countStaff: ({ call }) => countStaff(call),
    listUsers: ({ call, list }) => listUsers(call, list),
    updateUserRole: ({ call, params, body }) => updateUserRole(call, params.userRoleId, body),
    resendUserInvitation: ({ call, params }) => resendUserInvitation(call, params.userRoleId, secret),
    deleteUserRole: ({ call, params }) => deleteUserRole(call, params.userRoleId),
  })
