import { twoFactorResetRoutes } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const twoFactorResetCalls = callsOf('two-factor-reset', twoFactorResetRoutes, {
  stale: ['two-factor-reset', 'support-case'],
  calls: {
    objectToTwoFactorReset: { savesNothing: true, showsFailure: true },
    // Sent as a whole and refused in the form, so the line that tells what is saved has no part in it.
    requestTwoFactorReset: { savesNothing: true, showsFailure: true, stale: ['two-factor-reset', 'support-case'] },
  },
})
