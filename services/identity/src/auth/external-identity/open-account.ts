import { audit } from '@lernspur/service-kit/audit'
import type { Transaction } from '@lernspur/service-kit/call'
import { joinByInvitation } from '../../join-by-invitation'
import { notifyInviter } from '../../notify-inviter'
import { findOrCreateUser } from '../account/find-or-create-user'
import type { IdTokenClaims } from '../identity-provider/id-token-claims'
import type { PendingInvitation } from './find-account'

/** Links an identity to an account; false when it is already linked to another one. */
export const linkIdentity = async (
  tx: Transaction,
  userId: string,
  { issuer, subject, email }: IdTokenClaims,
): Promise<boolean> => {
  const linked = await tx`
    insert into external_identity as ei (user_id, issuer, subject, email)
    values (${userId}, ${issuer}, ${subject}, ${email})
    on conflict (issuer, subject) do update set email = excluded.email where ei.user_id = ${userId}
    returning id`
  return linked.length > 0
}

/**
 * Finds or creates the account of an invited address, links the identity and joins the inviting school, in that
 * school's transaction. Undefined when the account is deactivated or the identity is linked elsewhere.
 */
export const openInvitedAccount = async (
  tx: Transaction,
  claims: IdTokenClaims & { readonly email: string },
  { invitationId, tenantId }: PendingInvitation,
  { language, requestId }: { language: string; requestId: string },
): Promise<string | undefined> => {
  const { email, firstName, lastName } = claims
  const userId = await findOrCreateUser(tx, { email, firstName, lastName, language }, { onlyWithoutPassword: false })
  if (userId === undefined || !(await linkIdentity(tx, userId, claims))) return undefined
  const by = { requestId, actor: { tenantId, userId } }
  const joined = invitationId === null ? undefined : await joinByInvitation(tx, invitationId, { userId, email })
  if (joined && invitationId !== null) {
    await audit(tx, by, 'invitation.accept', [invitationId, joined.userRoleId, ...joined.accessRightIds])
    await notifyInviter(tx, invitationId, userId)
    await audit(tx, by, 'external-identity.create', userId)
  }
  return userId
}
