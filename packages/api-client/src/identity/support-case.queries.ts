import { supportCaseRoutes } from '@lernspur/contracts/support-case.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const supportCaseCalls = callsOf('support-case', supportCaseRoutes, {
  stale: ['support-case', 'provider-user'],
})
