import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const providerTenantCalls = callsOf('provider-tenant', providerTenantRoutes, {
  calls: {
    // A new owner appears in the provider's list of people.
    createTenant: { stale: ['provider-tenant', 'provider-user'] },
    // Roles show the name of their school.
    updateTenant: { stale: ['provider-tenant', 'provider-user'] },
  },
})

/** All schools, with counts only (rule school.1). */
export const providerTenantListQuery = providerTenantCalls.listTenants
