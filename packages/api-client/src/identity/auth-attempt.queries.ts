import { authAttemptRoutes } from '@lernspur/contracts/auth-attempt.contract'
import { callsOf } from '../derive/calls'
import { readOf } from '../derive/read'

/** @public */
export const authAttemptCalls = callsOf('auth-attempt', authAttemptRoutes, { savesNothing: true, tellsFailure: true })

/** Where an attempt stands, for the browser that waits; a read, although the contract posts it. */
export const authAttemptStatusQuery = readOf(['auth-attempt', 'status'], authAttemptRoutes.getAuthAttemptStatus)
export const redeemAuthAttemptMutation = authAttemptCalls.redeemAuthAttempt
export const startAuthAttemptMutation = authAttemptCalls.startAuthAttempt
export const unlockAuthAttemptMutation = authAttemptCalls.unlockAuthAttempt
