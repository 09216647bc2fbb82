import { authAttemptRoutes } from '@lernspur/contracts/identity/auth-attempt.contract'
import { callsOf } from '../derive/calls'
import { readOf } from '../derive/read'

/** @public */
export const authAttemptCalls = callsOf('auth-attempt', authAttemptRoutes, { savesNothing: true, showsFailure: true })

/** Status of an attempt, for the waiting browser; a read, although the contract uses POST. */
export const authAttemptStatusQuery = readOf(['auth-attempt', 'status'], authAttemptRoutes.getAuthAttemptStatus)
export const redeemAuthAttemptMutation = authAttemptCalls.redeemAuthAttempt
export const startAuthAttemptMutation = authAttemptCalls.startAuthAttempt
export const unlockAuthAttemptMutation = authAttemptCalls.unlockAuthAttempt
