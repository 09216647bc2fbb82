import type { Tenant, UpdateTenant } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call'
import { changeTenant } from '@lernspur/service-kit/change-tenant'

/** Changes the school's data; EDIT_CONFLICT for an outdated version. */
export const updateCurrentTenant = (call: Call, change: UpdateTenant): Promise<Tenant> =>
  call.write((tx) => changeTenant(tx, call, call.actor.tenantId, change))
