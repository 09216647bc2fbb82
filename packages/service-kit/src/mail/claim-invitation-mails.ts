import { invitationLimits, type UnmailedReason } from '@lernspur/contracts/identity/invitation.contract'
import { ApiError } from '../call/api-error'
import type { Transaction } from '../call/call'
import { claimCooldowns, refuseWhileCooling } from './cooldown'
import { countMails, mailsLeft } from './mail-allowance'

interface InvitationContext {
  readonly userId: string
  /** The school of the invitations. */
  readonly tenantId: string
  readonly secret: string
}

interface UnmailedInvitation {
  readonly email: string
  readonly reason: UnmailedReason
}

/** All kinds of invitations share one cooldown of an address. */
const kind = 'invitation'

/**
 * Claims invitation mails: one a minute for an address, and a limited number a day for a person and a school (rule
 * invitation.5). Returns the addresses that may be mailed, and the others with the reason.
 */
export const claimInvitationMails = async (
  tx: Transaction,
  { userId, tenantId, secret }: InvitationContext,
  recipients: readonly string[],
): Promise<{ mailed: readonly string[]; notMailed: readonly UnmailedInvitation[] }> => {
  if (recipients.length === 0) return { mailed: [], notMailed: [] }
  const { mailsOfPerson, mailsOfSchool } = invitationLimits
  const allowances = [
    { of: userId, perDay: mailsOfPerson },
    { of: tenantId, perDay: mailsOfSchool },
  ]
  const left = await mailsLeft(tx, secret, allowances)
  const within = recipients.slice(0, left)
  const claimed = new Set(await claimCooldowns(tx, { kind, secret }, within))
  await countMails(tx, secret, allowances, claimed.size)
  const cooling = within.filter((email) => !claimed.has(email)).map((email) => ({ email, reason: 'cooldown' as const }))
  const beyond = recipients.slice(left).map((email) => ({ email, reason: 'dailyLimit' as const }))
  return { mailed: within.filter((email) => claimed.has(email)), notMailed: [...cooling, ...beyond] }
}

/** Refuses a single invitation that cannot be mailed: EMAIL_COOLDOWN_ACTIVE, TOO_MANY_REQUESTS. */
export const refuseUnmailed = async (
  tx: Transaction,
  secret: string,
  { email: recipient, reason }: UnmailedInvitation,
): Promise<never> => {
  if (reason === 'dailyLimit') throw new ApiError('TOO_MANY_REQUESTS')
  await refuseWhileCooling(tx, { kind, recipient, secret }, 'EMAIL_COOLDOWN_ACTIVE')
  throw new ApiError('EMAIL_COOLDOWN_ACTIVE')
}
