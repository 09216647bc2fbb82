import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { addTenantUser } from './add-tenant-user'
import { deleteTenantUserRole } from './delete-tenant-user-role'
import { listProviderUsers } from './list-provider-users'
import { listTenantUserRoles } from './list-tenant-user-roles'
import { updateTenantUserRole } from './update-tenant-user-role'

/** People of all schools, as the provider manages them. */
export const userSlice = ({ secret }: ServiceConfig): Slice =>
  slice(providerUserRoutes, {
    addTenantUser: ({ call, params, body }) => addTenantUser(call, params.tenantId, body, secret),
    listTenantUserRoles: ({ call, list }) => listTenantUserRoles(call, list),
    updateTenantUserRole: ({ call, params, body }) =>
      updateTenantUserRole(call, params.tenantId, params.userRoleId, body, secret),
    deleteTenantUserRole: ({ call, params }) => deleteTenantUserRole(call, params.tenantId, params.userRoleId, secret),
    listProviderUsers: ({ call, list }) => listProviderUsers(call, list),
  })
