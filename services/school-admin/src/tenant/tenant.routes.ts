import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { finalizeWizard } from './finalize-wizard'
import { getCurrentTenant } from './get-current-tenant'
import { onboardTenant } from './onboard-tenant'
import { updateCurrentTenant } from './update-current-tenant'

/** The school itself, and founding one. */
export const tenantSlice = ({ secret }: ServiceConfig): Slice =>
  slice(tenantRoutes, {
    getCurrentTenant: ({ call }) => getCurrentTenant(call),
    updateCurrentTenant: ({ call, body }) => updateCurrentTenant(call, body),
    finalizeWizard: ({ call }) => finalizeWizard(call),
    onboardTenant: ({ call, body }) => onboardTenant(call, body, secret),
  })
