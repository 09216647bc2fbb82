import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { joinByInvitation } from '../../membership/join-by-invitation'
import { notifyInviter } from '../../membership/notify-inviter'
import { findOrCreateUser } from '../account/find-or-create-user'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import { findLinkedAccount, type LinkedAccount, type PendingInvitation } from './find-account'
import { linkIdentity } from './link-identity'

/**
 * Whether an account can be opened only by its mails so far; a provider must not take over any other (rule external.2).
 */
const isUnopened = async (tx: Transaction, userId: string): Promise<boolean> => {
  const opened = await tx`
    select from app_user u where u.id = ${userId} and (
      u.password_hash is not null
      or exists (select from two_factor tf where tf.user_id = u.id and tf.turned_on_at is not null)
      or exists (select from user_role ur where ur.user_id = u.id and ur.status = 'active')
    )`
  return opened.length === 0
}

/**
 * Finds or creates the account of an invited address, links the identity and joins the inviting school, in that
 * school's transaction. Undefined when the account is deactivated or has a password, a second factor or an active role,
 * the provider does not vouch for it, or the identity is linked elsewhere; the caller then rolls back.
 */
export const openInvitedAccount = async (
  tx: Transaction,
  claims: VerifiedClaims & { readonly email: string },
  { invitationId, tenantId }: PendingInvitation,
  { language, requestId }: Pick<Call, 'language' | 'requestId'>,
): Promise<LinkedAccount | undefined> => {
  const { email, firstName, lastName } = claims
  // Locks the account, so that nothing opens it in the meantime.
  const userId = await findOrCreateUser(tx, { email, firstName, lastName, language }, { onlyWithoutPassword: true })
  if (userId === undefined || !(await isUnopened(tx, userId))) return undefined
  if (!(await linkIdentity(tx, claims, { userId, tenantId, requestId, language }))) return undefined
  const by = { requestId, actor: { tenantId, userId } }
  const joined = invitationId === null ? undefined : await joinByInvitation(tx, invitationId, { userId, email })
  if (joined && invitationId !== null) {
    await audit(tx, by, 'invitation.accept', [invitationId, joined.userRoleId, ...joined.accessRightIds])
    await notifyInviter(tx, invitationId, userId)
  }
  return findLinkedAccount(tx, claims)
}
