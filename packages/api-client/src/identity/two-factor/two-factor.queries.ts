import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const twoFactorCalls = callsOf('two-factor', twoFactorRoutes, {
  showsFailure: true,
  stale: ['two-factor', 'session'],
  calls: {
    setUpTwoFactor: { savesNothing: true, stale: [] },
    turnOffTwoFactor: { stale: ['two-factor', 'session', 'auth'] },
  },
})

export const confirmTwoFactorMutation = twoFactorCalls.confirmTwoFactor
export const renewRecoveryCodesMutation = twoFactorCalls.renewRecoveryCodes
export const setUpTwoFactorMutation = twoFactorCalls.setUpTwoFactor
export const turnOffTwoFactorMutation = twoFactorCalls.turnOffTwoFactor
/** Whether the caller's second factor is enabled, and how many recovery codes are left. */
export const twoFactorQuery = twoFactorCalls.getTwoFactor
