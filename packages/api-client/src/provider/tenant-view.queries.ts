import { tenantViewRoutes } from '@lernspur/contracts/provider/tenant-view.contract'
import { callsOf } from '../derive/calls'

// Whatever changes a school or its people changes what is shown of it.
/** @public */
export const tenantViewCalls = callsOf('provider-tenant', tenantViewRoutes)
