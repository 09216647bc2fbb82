import type { AuthAttemptStatus } from '@lernspur/contracts/auth.contract'

/**
 * What can happen to an attempt: its link is opened, in the browser that began it or elsewhere; an identity provider
 * vouches for somebody, or an identity is linked; who may redeem it does so, and either gets a session or is asked for
 * the second factor; that is given; codes were wrong too often, or nobody is vouched for.
 */
export type Move =
  | 'unlockHere'
  | 'unlockElsewhere'
  | 'vouch'
  | 'link'
  | 'redeem'
  | 'demandCode'
  | 'passCode'
  | 'exhaust'

/**
 * Where a move leads from each state (rule attempt.1); what is not named is refused. The second factor is
 * asked for when an attempt is redeemed, so that only the browser that may redeem learns of it and can go on.
 */
export const moves: Readonly<Record<AuthAttemptStatus, Partial<Readonly<Record<Move, AuthAttemptStatus>>>>> = {
  init: {
    unlockHere: 'successForAllDevices',
    unlockElsewhere: 'successForSameDevice',
    vouch: 'successForAllDevices',
    link: 'used',
    exhaust: 'failed',
  },
  tfaRequired: { passCode: 'used', exhaust: 'failed' },
  successForSameDevice: { redeem: 'used', demandCode: 'tfaRequired', exhaust: 'failed' },
  successForAllDevices: { redeem: 'used', demandCode: 'tfaRequired' },
  failed: {},
  used: {},
  expired: {},
}
