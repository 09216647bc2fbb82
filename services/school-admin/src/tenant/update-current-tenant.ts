import type { Tenant, UpdateTenant } from '@lernspur/contracts/tenant.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { changeTenant } from '@lernspur/service-kit/change-tenant'

/** Changes the school's data; EDIT_CONFLICT for an outdated version. */
export const updateCurrentTenant = (call: Call, change: UpdateTenant): Promise<Tenant> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await audit(tx, call, 'tenant.update', tenantId)
    return changeTenant(tx, call, tenantId, change)
  })
