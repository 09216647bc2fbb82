import { providerTenantRoutes } from '@lernspur/contracts/tenant.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listTenants } from './list-tenants'

export const tenantSlice = slice(providerTenantRoutes, {
  listTenants: ({ call, list }) => listTenants(call, list),
})
