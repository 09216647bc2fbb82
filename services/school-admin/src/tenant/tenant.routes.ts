import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { slice } from '@lernspur/service-kit/slice'
import { finalizeWizard } from './finalize-wizard'
import { getCurrentTenant } from './get-current-tenant'
import { onboardTenant } from './onboard-tenant'
import { updateCurrentTenant } from './update-current-tenant'

export const tenantSlice = slice(tenantRoutes, {
  getCurrentTenant: ({ call }) => getCurrentTenant(call),
  updateCurrentTenant: ({ call, body }) => updateCurrentTenant(call, body),
  finalizeWizard: ({ call }) => finalizeWizard(call),
  onboardTenant: ({ call, body }) => onboardTenant(call, body),
})
