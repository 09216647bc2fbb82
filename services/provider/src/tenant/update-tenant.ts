import type { Tenant, UpdateProviderTenant } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call'
import { changeTenant } from '@lernspur/service-kit/change-tenant'

/** Changes a school, or disables it: its members lose access from the next call on. */
export const updateTenant = (call: Call, id: string, change: UpdateProviderTenant): Promise<Tenant> =>
  call.write((tx) => changeTenant(tx, call, id, change))
