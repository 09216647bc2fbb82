import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { createTenant } from './create-tenant'
import { deleteTenant } from './delete-tenant'
import { getTenant } from './get-tenant'
import { listTenants } from './list-tenants'
import { undoDeleteTenant } from './undo-delete-tenant'
import { updateTenant } from './update-tenant'

export const tenantSlice = ({ secret }: ServiceConfig): Slice =>
  slice(providerTenantRoutes, {
    createTenant: ({ call, body }) => createTenant(call, body, secret),
    listTenants: ({ call, list }) => listTenants(call, list),
    getTenant: ({ call, params }) => getTenant(call, params.tenantId),
    updateTenant: ({ call, params, body }) => updateTenant(call, params.tenantId, body),
    deleteTenant: ({ call, params }) => deleteTenant(call, params.tenantId),
    undoDeleteTenant: ({ call, params }) => undoDeleteTenant(call, params.tenantId),
  })
