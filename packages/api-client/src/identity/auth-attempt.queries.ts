import { authAttemptRoutes } from '@lernspur/contracts/identity/auth-attempt.contract'
import { call } from '../call'
import { callsOf } from '../derive/calls'
import { readOf } from '../derive/read'

/** @public */
export const authAttemptCalls = callsOf('auth-attempt', authAttemptRoutes, { savesNothing: true, showsFailure: true })

/** Status of an attempt, for the waiting browser; a read, although the contract uses POST. */
export const authAttemptStatusQuery = readOf(['auth-attempt', 'status'], authAttemptRoutes.getAuthAttemptStatus)
/** Where an attempt was started, by the code of its link; a read, although the contract uses POST. */
export const authAttemptOriginQuery = (authAttemptId: string, code: string) => ({
  queryKey: ['auth-attempt', 'origin', authAttemptId, code] as const,
  queryFn: () => call(authAttemptRoutes.describeAuthAttempt, { params: { authAttemptId }, body: { code } }),
})
export const refuseAuthAttemptMutation = authAttemptCalls.refuseAuthAttempt
export const redeemAuthAttemptMutation = authAttemptCalls.redeemAuthAttempt
export const startAuthAttemptMutation = authAttemptCalls.startAuthAttempt
export const unlockAuthAttemptMutation = authAttemptCalls.unlockAuthAttempt
