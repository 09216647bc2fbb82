import { twoFactorResetRoutes } from '@lernspur/contracts/two-factor-reset.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const twoFactorResetCalls = callsOf('two-factor-reset', twoFactorResetRoutes, {
  calls: { objectToTwoFactorReset: { showsFailure: true }, requestTwoFactorReset: { showsFailure: true } },
})
