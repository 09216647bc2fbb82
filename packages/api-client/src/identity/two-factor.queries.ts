import {
  type ConfirmTwoFactor,
  type ProveTwoFactor,
  type SetUpTwoFactor,
  twoFactorRoutes,
} from '@lernspur/contracts/two-factor.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import { authKeys } from './auth.queries'
import { sessionKeys } from './session.queries'

export const twoFactorKeys = { all: ['two-factor'], state: ['two-factor', 'state'] } as const

const meta = { tellsFailure: true, invalidates: [twoFactorKeys.all, sessionKeys.all] }

/** Whether the own second factor is on, and how many recovery codes are left. */
export const twoFactorQuery = () =>
  queryOptions({
    queryKey: twoFactorKeys.state,
    queryFn: ({ signal }) => call(twoFactorRoutes.getTwoFactor, { signal }),
  })

/** The secret for an authenticator, shown this once. Fails with PASSWORD_MISMATCH. */
export const setUpTwoFactorMutation = () =>
  mutationOptions({
    mutationKey: ['two-factor', 'set-up'],
    mutationFn: (body: SetUpTwoFactor) => call(twoFactorRoutes.setUpTwoFactor, { body }),
    meta: { savesNothing: true, tellsFailure: true },
  })

/**
 * Turns it on; the answer carries the recovery codes, shown this once, and the token for all later writes. Fails with
 * INVALID_TFA_CODE.
 */
export const confirmTwoFactorMutation = () =>
  mutationOptions({
    mutationKey: ['two-factor', 'confirm'],
    mutationFn: (body: ConfirmTwoFactor) => call(twoFactorRoutes.confirmTwoFactor, { body }),
    meta,
  })

/** The answer carries the token for all later writes. Fails with PASSWORD_MISMATCH or INVALID_TFA_CODE. */
export const turnOffTwoFactorMutation = () =>
  mutationOptions({
    mutationKey: ['two-factor', 'turn-off'],
    mutationFn: (body: ProveTwoFactor) => call(twoFactorRoutes.turnOffTwoFactor, { body }),
    meta: { ...meta, invalidates: [...meta.invalidates, authKeys.all] },
  })

/** Ten new codes, shown this once. Fails with PASSWORD_MISMATCH or INVALID_TFA_CODE. */
export const renewRecoveryCodesMutation = () =>
  mutationOptions({
    mutationKey: ['two-factor', 'renew-recovery-codes'],
    mutationFn: (body: ProveTwoFactor) => call(twoFactorRoutes.renewRecoveryCodes, { body }),
    meta,
  })
