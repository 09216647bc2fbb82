import { audit } from '@lernspur/service-kit/audit'
import type { Transaction } from '@lernspur/service-kit/call'
import { joinByInvitation } from '../../join-by-invitation'
import { tellInviter } from '../../tell-inviter'
import { enterPerson } from '../account/enter-person'
import type { VouchedPerson } from '../identity-provider/vouched-person'
import type { WaitingInvitation } from './find-voucher'

/** Links an identity to an account; false when it is linked to another one. */
export const linkIdentity = async (
  tx: Transaction,
  userId: string,
  { issuer, subject, email }: VouchedPerson,
): Promise<boolean> => {
  const linked = await tx`
    insert into external_identity as known (user_id, issuer, subject, email)
    values (${userId}, ${issuer}, ${subject}, ${email})
    on conflict (issuer, subject) do update set email = excluded.email where known.user_id = ${userId}
    returning id`
  return linked.length > 0
}

/**
 * Gives an invited person the account of the address, made anew if there is none, links the identity and joins the
 * school that invited. In the school's transaction. Undefined when the account was deactivated or the identity taken.
 */
export const openInvitedAccount = async (
  tx: Transaction,
  person: VouchedPerson & { readonly email: string },
  { invitationId, tenantId }: WaitingInvitation,
  { language, requestId }: { language: string; requestId: string },
): Promise<string | undefined> => {
  const { email, firstName, lastName } = person
  const userId = await enterPerson(tx, { email, firstName, lastName, language }, { onlyWithoutPassword: false })
  if (userId === undefined || !(await linkIdentity(tx, userId, person))) return undefined
  const by = { requestId, actor: { tenantId, userId } }
  const joined = invitationId === null ? undefined : await joinByInvitation(tx, invitationId, { userId, email })
  if (joined && invitationId !== null) {
    await audit(tx, by, 'invitation.accept', [invitationId, joined.userRoleId, ...joined.accessRightIds])
    await tellInviter(tx, invitationId, userId)
    await audit(tx, by, 'external-identity.create', userId)
  }
  return userId
}
