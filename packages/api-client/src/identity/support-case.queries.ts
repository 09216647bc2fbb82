import { supportCaseRoutes } from '@lernspur/contracts/identity/support-case.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const supportCaseCalls = callsOf('support-case', supportCaseRoutes, {
  // A line that tells what is saved has no part in helping somebody.
  savesNothing: true,
  stale: ['support-case', 'provider-user'],
})
