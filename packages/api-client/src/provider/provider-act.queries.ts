import { providerActRoutes } from '@lernspur/contracts/provider/provider-act.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const providerActCalls = callsOf('provider-act', providerActRoutes)

/** What the provider's people did, the newest first. */
export const providerActListQuery = providerActCalls.listProviderActs
