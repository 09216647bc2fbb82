import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import { callsOf } from '../derive/calls'

// Schools show how many users they have.
/** @public */
export const providerUserCalls = callsOf('provider-user', providerUserRoutes, {
  stale: ['provider-user', 'provider-tenant'],
})
