import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getCurrentTenant } from './get-current-tenant'

export const tenantSlice = slice(tenantRoutes, {
  getCurrentTenant: ({ call }) => getCurrentTenant(call),
})
