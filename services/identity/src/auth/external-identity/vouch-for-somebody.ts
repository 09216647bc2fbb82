import type { AuthAttemptStatus } from '@lernspur/contracts/auth.contract'
import { writeDirectory, writeTenant } from '@lernspur/database/tenant-transaction'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { moveAttempt, type PresentAttempt } from '../attempt/auth-attempt.query'
import type { VouchedPerson } from '../identity-provider/vouched-person'
import type { Throttle } from '../sign-in-throttle'
import { accountOfIdentity, waitingInvitation } from './find-voucher'
import { openInvitedAccount } from './open-account'

/**
 * Finishes an attempt for the account that an identity opens: the one that it is linked to, or the one of an invited
 * address which the provider has checked. UNKNOWN_REGISTRATION alike for every other identity.
 */
export const vouchForSomebody = async (
  call: Call,
  attempt: PresentAttempt,
  person: VouchedPerson,
  throttle: Throttle,
): Promise<AuthAttemptStatus> => {
  const finish = async (tx: Transaction, userId: string): Promise<AuthAttemptStatus> => {
    const status = await moveAttempt(tx, attempt, 'vouch')
    await tx`
      update auth_attempt a set user_id = u.id, email = u.email from app_user u
      where a.id = ${attempt.id} and u.id = ${userId}`
    await throttle.forgive(tx)
    return status
  }
  const known = await writeDirectory(call.db, async (tx) => {
    const userId = await accountOfIdentity(tx, person)
    return userId && finish(tx, userId)
  })
  if (known) return known
  const invitation = await waitingInvitation(call.db, person)
  const { email } = person
  if (!invitation || email === null) return refuse('UNKNOWN_REGISTRATION')
  return writeTenant(call.db, invitation.tenantId, async (tx) => {
    const userId = await openInvitedAccount(tx, { ...person, email }, invitation, call)
    return userId ? finish(tx, userId) : refuse('UNKNOWN_REGISTRATION')
  })
}
