import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { type ConfirmedSignIn, completeSignIn } from '../provider-sign-in/complete-sign-in'
import { findLinkedAccount, findPendingInvitation } from './find-account'
import { openInvitedAccount } from './open-account'

/**
 * Finishes an attempt for the account of an identity: the one it is linked to, or the one of an invited address that
 * the provider has verified, if nobody can sign in to that account yet. UNKNOWN_REGISTRATION for every other identity.
 */
export const authenticateByClaims = async (call: Call, signIn: ConfirmedSignIn): Promise<AuthAttemptStatus> => {
  const { claims } = signIn
  const known = await writeDirectory(call.db, async (tx) => {
    const account = await findLinkedAccount(tx, claims)
    return account && completeSignIn(tx, signIn, account)
  })
  if (known) return known
  const invitation = await findPendingInvitation(call.db, claims)
  const { email } = claims
  if (!invitation || email === null) return refuse('UNKNOWN_REGISTRATION')
  return writeTenant(call.db, invitation.tenantId, async (tx) => {
    const account = await openInvitedAccount(tx, { ...claims, email }, invitation, call)
    return account ? completeSignIn(tx, signIn, account) : refuse('UNKNOWN_REGISTRATION')
  })
}
