import { audit } from '@lernspur/service-kit/audit'
import type { Transaction } from '@lernspur/service-kit/call'
import { joinByInvitation } from '../../join-by-invitation'
import { tellInviter } from '../../tell-inviter'
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
  const [account] = await tx<{ id: string }[]>`
    insert into app_user as known (email, first_name, last_name, language)
    values (${email}, ${firstName}, ${lastName}, ${language})
    on conflict (email) do update set
      first_name = case when known.first_name = '' then excluded.first_name else known.first_name end,
      last_name = case when known.last_name = '' then excluded.last_name else known.last_name end,
      updated_at = now()
    where known.deactivated_at is null
    returning id`
  if (!account || !(await linkIdentity(tx, account.id, person))) return undefined
  const userId = account.id
  const by = { requestId, actor: { tenantId, userId } }
  const joined = invitationId === null ? undefined : await joinByInvitation(tx, invitationId, { userId, email })
  if (joined && invitationId !== null) {
    await audit(tx, by, 'invitation.accept', [invitationId, joined.userRoleId, ...joined.accessRightIds])
    await tellInviter(tx, invitationId, userId)
    await audit(tx, by, 'external-identity.create', userId)
  }
  return userId
}
