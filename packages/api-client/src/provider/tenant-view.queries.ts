import { tenantViewRoutes } from '@lernspur/contracts/provider/tenant-view.contract'
import { callsOf } from '../derive/calls'

// Every change of a school or its people makes it stale.
/** @public */
export const tenantViewCalls = callsOf('provider-tenant', tenantViewRoutes)
