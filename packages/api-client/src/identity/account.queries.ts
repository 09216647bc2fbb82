import { accountRoutes } from '@lernspur/contracts/identity/account.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const accountCalls = callsOf('account', accountRoutes, {
  savesNothing: true,
  showsFailure: true,
  calls: { exportMe: { showsFailure: false } },
})

export const deactivateMeMutation = accountCalls.deactivateMe
export const exportMeMutation = accountCalls.exportMe
