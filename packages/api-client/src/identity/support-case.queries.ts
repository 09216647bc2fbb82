import { supportCaseRoutes } from '@lernspur/contracts/identity/support-case.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const supportCaseCalls = callsOf('support-case', supportCaseRoutes, {
  // The line about the save status is no help at the support desk.
  savesNothing: true,
  stale: ['support-case', 'provider-user'],
})
