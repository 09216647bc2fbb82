import type { SentMail } from '@lernspur/contracts/identity/mail.contract'
import type { SupportInvitation } from '@lernspur/contracts/identity/support-case.contract'
import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'

/** A role at a school, and whether it lets its person in. */
export interface RoleFacts {
  readonly tenantName: string
  readonly status: RoleStatus
  readonly isTenantDisabled: boolean
  /** Pending, and its person can answer it. */
  readonly isAnswerable: boolean
  readonly createdAt: string
}

/** An account, as far as verdicts need it. Instants are ISO strings. */
export interface AccountFacts {
  readonly deactivatedAt: string | null
  /** Null for an account that its person closed. */
  readonly disabledReason: string | null
  readonly lastSignedInAt: string | null
  readonly hasPassword: boolean
  readonly identityCount: number
  /** Until when the mailed link sets the first password; null when none does. */
  readonly entryUntil: string | null
  readonly secondFactorSince: string | null
  /** The last correct password that no code followed, since the last sign-in. */
  readonly secondFactorMissedAt: string | null
  readonly resetDueAt: string | null
  readonly roles: readonly RoleFacts[]
}

/** What is known of an address. */
export interface CaseFacts {
  readonly account: AccountFacts | null
  readonly lockedUntil: string | null
  /** The entry of the whitelist that covers the address. */
  readonly allowedBy: string | null
  /** Invitations by code; pending roles belong to the account. */
  readonly invitations: readonly Pick<SupportInvitation, 'tenantName' | 'activeUntil' | 'isOpen'>[]
  /** The newest first. */
  readonly mails: readonly Pick<
    SentMail,
    'state' | 'createdAt' | 'attempts' | 'settledAt' | 'nextAttemptAt' | 'reply'
  >[]
}
