import type { AuthAttemptStatus } from '@lernspur/contracts/auth-attempt.contract'

/** What can happen to an attempt: its link is opened, it becomes a session, or codes were wrong too often. */
export type Move = 'unlockHere' | 'unlockElsewhere' | 'redeem' | 'exhaust'

/** Where a move leads from each state (specification, section 4); what is not named is refused. */
export const moves: Readonly<Record<AuthAttemptStatus, Partial<Readonly<Record<Move, AuthAttemptStatus>>>>> = {
  init: { unlockHere: 'successForAllDevices', unlockElsewhere: 'successForSameDevice', exhaust: 'failed' },
  tfaRequired: {},
  successForSameDevice: { redeem: 'used', exhaust: 'failed' },
  successForAllDevices: { redeem: 'used' },
  failed: {},
  used: {},
  expired: {},
}
