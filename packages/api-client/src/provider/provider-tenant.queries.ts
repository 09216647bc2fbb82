import { providerTenantRoutes } from '@lernspur/contracts/provider-tenant.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const providerTenantCalls = callsOf('provider-tenant', providerTenantRoutes, {
  // Roles show the name of their school.
  calls: { updateTenant: { stale: ['provider-tenant', 'provider-user'] } },
})

export const updateProviderTenantMutation = providerTenantCalls.updateTenant
export const deleteTenantMutation = providerTenantCalls.deleteTenant
export const undoDeleteTenantMutation = providerTenantCalls.undoDeleteTenant

/** All schools, with counts only (rule school.1). */
export const providerTenantListQuery = providerTenantCalls.listTenants
