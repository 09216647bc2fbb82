import { twoFactorResetRoutes } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const twoFactorResetCalls = callsOf('two-factor-reset', twoFactorResetRoutes, {
  stale: ['two-factor-reset', 'support-case'],
  calls: {
    objectToTwoFactorReset: { savesNothing: true, showsFailure: true },
    // Sent as a whole, with errors shown in the form, so the line about the save status has no part in it.
    requestTwoFactorReset: { savesNothing: true, showsFailure: true, stale: ['two-factor-reset', 'support-case'] },
  },
})
