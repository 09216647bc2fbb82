import { twoFactorResetRoutes } from '@lernspur/contracts/two-factor-reset.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const twoFactorResetCalls = callsOf('two-factor-reset', twoFactorResetRoutes, {
  calls: { objectToTwoFactorReset: { showsFailure: true }, requestTwoFactorReset: { showsFailure: true } },
})

export const confirmTwoFactorResetMutation = twoFactorResetCalls.confirmTwoFactorReset
export const objectToTwoFactorResetMutation = twoFactorResetCalls.objectToTwoFactorReset
export const requestTwoFactorResetMutation = twoFactorResetCalls.requestTwoFactorReset
/** Requests to remove a second factor, those that wait and recent ones. */
export const twoFactorResetListQuery = twoFactorResetCalls.listTwoFactorResets
export const withdrawTwoFactorResetMutation = twoFactorResetCalls.withdrawTwoFactorReset
