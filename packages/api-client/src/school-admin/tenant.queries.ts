import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { callsOf } from '../derive/calls'

// Who-am-I includes the school.
/** @public */
export const tenantCalls = callsOf('tenant', tenantRoutes, { stale: ['tenant', 'auth'] })

export const tenantKeys = tenantCalls.keys
/** The school that the caller works in. */
export const currentTenantQuery = tenantCalls.getCurrentTenant
export const finalizeWizardMutation = tenantCalls.finalizeWizard
/** A new school; switch to the role created with it by changing the user role. */
export const onboardTenantMutation = tenantCalls.onboardTenant
export const updateTenantMutation = tenantCalls.updateCurrentTenant
