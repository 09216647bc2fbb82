import { providerUserRoutes } from '@lernspur/contracts/provider-user.contract'
import { slice } from '@lernspur/service-kit/slice'
import { addTenantUser } from './add-tenant-user'
import { deleteTenantUserRole } from './delete-tenant-user-role'
import { listProviderUsers } from './list-provider-users'
import { listTenantUserRoles } from './list-tenant-user-roles'
import { updateTenantUserRole } from './update-tenant-user-role'

export const userSlice = slice(providerUserRoutes, {
  addTenantUser: ({ call, params, body }) => addTenantUser(call, params.tenantId, body),
  listTenantUserRoles: ({ call, list }) => listTenantUserRoles(call, list),
  updateTenantUserRole: ({ call, params, body }) =>
    updateTenantUserRole(call, params.tenantId, params.userRoleId, body),
  deleteTenantUserRole: ({ call, params }) => deleteTenantUserRole(call, params.tenantId, params.userRoleId),
  listProviderUsers: ({ call, list }) => listProviderUsers(call, list),
})
