import { authAttemptRoutes, type RedeemAuthAttempt } from '@lernspur/contracts/auth-attempt.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'

const meta = { savesNothing: true, tellsFailure: true }

/** Asks for a mailed link to sign in with. Fails with EMAIL_COOLDOWN_ACTIVE. */
export const startAuthAttemptMutation = () =>
  mutationOptions({
    mutationKey: ['auth-attempt', 'start'],
    mutationFn: (email: string) => call(authAttemptRoutes.startAuthAttempt, { body: { email } }),
    meta,
  })

/** By the code of the mailed link. Fails with INVALID_LOGIN. */
export const unlockAuthAttemptMutation = () =>
  mutationOptions({
    mutationKey: ['auth-attempt', 'unlock'],
    mutationFn: ({ authAttemptId, code }: { authAttemptId: string; code: string }) =>
      call(authAttemptRoutes.unlockAuthAttempt, { params: { authAttemptId }, body: { code } }),
    meta,
  })

/** Where an attempt stands, for the browser that waits. */
export const authAttemptStatusQuery = (id: string) =>
  queryOptions({
    queryKey: ['auth-attempt', 'status', id],
    queryFn: ({ signal }) => call(authAttemptRoutes.getAuthAttemptStatus, { params: { id }, signal }),
  })

/** Starts the session: the answer carries the token for all later writes, or asks for the second factor. */
export const redeemAuthAttemptMutation = () =>
  mutationOptions({
    mutationKey: ['auth-attempt', 'redeem'],
    mutationFn: ({ authAttemptId, ...body }: { authAttemptId: string } & RedeemAuthAttempt) =>
      call(authAttemptRoutes.redeemAuthAttempt, { params: { authAttemptId }, body }),
    meta,
  })
