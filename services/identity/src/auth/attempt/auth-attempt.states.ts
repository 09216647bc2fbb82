import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'

/**
 * Events of an attempt: its link is opened, in the browser that started it or elsewhere; an identity provider
 * authenticates the user, or an identity is linked; it is redeemed, which creates a session or demands the second
 * factor; the second factor is passed; the person says that it is somebody else's; too many codes were wrong, or the
 * provider authenticated nobody.
 */
export type Move =
  | 'unlockHere'
  | 'unlockElsewhere'
  | 'authenticate'
  | 'link'
  | 'redeem'
  | 'demandCode'
  | 'passCode'
  | 'refuse'
  | 'exhaust'

/**
 * The next state for each move (rule attempt.1); moves not listed are refused. The second factor is requested when an
 * attempt is redeemed, so that only the browser that may redeem it learns of it and can go on.
 */
export const moves: Readonly<Record<AuthAttemptStatus, Partial<Readonly<Record<Move, AuthAttemptStatus>>>>> = {
  init: {
    unlockHere: 'successForAllDevices',
    unlockElsewhere: 'successForSameDevice',
    authenticate: 'successForAllDevices',
    link: 'used',
    refuse: 'failed',
    exhaust: 'failed',
  },
  tfaRequired: { passCode: 'used', exhaust: 'failed' },
  successForSameDevice: { redeem: 'used', demandCode: 'tfaRequired', refuse: 'failed', exhaust: 'failed' },
  successForAllDevices: { redeem: 'used', demandCode: 'tfaRequired', refuse: 'failed' },
  failed: {},
  used: {},
  expired: {},
}
