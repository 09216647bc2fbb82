import { providerTenantRoutes } from '@lernspur/contracts/tenant.contract'
import { slice } from '@lernspur/service-kit/slice'
import { createTenant } from './create-tenant'
import { deleteTenant } from './delete-tenant'
import { listTenants } from './list-tenants'
import { undoDeleteTenant } from './undo-delete-tenant'
import { updateTenant } from './update-tenant'

export const tenantSlice = slice(providerTenantRoutes, {
  createTenant: ({ call, body }) => createTenant(call, body),
  listTenants: ({ call, list }) => listTenants(call, list),
  updateTenant: ({ call, params, body }) => updateTenant(call, params.tenantId, body),
  deleteTenant: ({ call, params }) => deleteTenant(call, params.tenantId),
  undoDeleteTenant: ({ call, params }) => undoDeleteTenant(call, params.tenantId),
})
