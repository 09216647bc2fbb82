import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { moveAttempt, type PresentAttempt } from '../attempt/auth-attempt.query'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import type { Throttle } from '../throttle/sign-in-throttle'
import { findLinkedAccount, findPendingInvitation } from './find-account'
import { openInvitedAccount } from './open-account'

/**
 * Finishes an attempt for the account of an identity: the one it is linked to, or the one of an invited address that
 * the provider has verified, if nobody can sign in to that account yet. UNKNOWN_REGISTRATION for every other identity.
 */
export const authenticateByClaims = async (
  call: Call,
  attempt: PresentAttempt,
  claims: VerifiedClaims,
  throttle: Throttle,
): Promise<AuthAttemptStatus> => {
  const completeSignIn = async (tx: Transaction, userId: string): Promise<AuthAttemptStatus> => {
    const status = await moveAttempt(tx, attempt, 'authenticate')
    await tx`
      update auth_attempt aa set user_id = u.id, email = u.email from app_user u
      where aa.id = ${attempt.id} and u.id = ${userId}`
    await throttle.forgive(tx)
    return status
  }
  const known = await writeDirectory(call.db, async (tx) => {
    const userId = await findLinkedAccount(tx, claims)
    return userId && completeSignIn(tx, userId)
  })
  if (known) return known
  const invitation = await findPendingInvitation(call.db, claims)
  const { email } = claims
  if (!invitation || email === null) return refuse('UNKNOWN_REGISTRATION')
  return writeTenant(call.db, invitation.tenantId, async (tx) => {
    const userId = await openInvitedAccount(tx, { ...claims, email }, invitation, call)
    return userId ? completeSignIn(tx, userId) : refuse('UNKNOWN_REGISTRATION')
  })
}
