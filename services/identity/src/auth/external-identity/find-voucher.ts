import type { Transaction } from '@lernspur/service-kit/call'
import { isOpen } from '../../join-by-invitation'
import type { VouchedPerson } from '../identity-provider/vouched-person'

/** The account that an identity is linked to, unless it was deactivated; notes that it was used. */
export const accountOfIdentity = async (
  tx: Transaction,
  { issuer, subject }: VouchedPerson,
): Promise<string | undefined> => {
  const [identity] = await tx<{ userId: string }[]>`
    update external_identity e set last_used_at = now() from app_user u
    where e.issuer = ${issuer} and e.subject = ${subject} and u.id = e.user_id and u.deactivated_at is null
    returning e.user_id`
  return identity?.userId
}

/** An invitation that waits for somebody; without an id a role does that already belongs to the account. */
export interface WaitingInvitation {
  readonly invitationId: string | null
  readonly tenantId: string
}

/**
 * The newest invitation that was sent to an address which the provider has checked, or a role that waits for an answer;
 * only such an address opens an account to an unknown identity (rule external.2).
 */
export const waitingInvitation = async (
  tx: Transaction,
  { email, isEmailVerified }: VouchedPerson,
): Promise<WaitingInvitation | undefined> => {
  if (email === null || !isEmailVerified) return undefined
  const [found] = await tx<WaitingInvitation[]>`
    select i.id as invitation_id, i.tenant_id
    from invitation i join tenant t on t.id = i.tenant_id
    where i.email = ${email} and ${isOpen(tx)}
    union all
    select null, r.tenant_id
    from app_user u
    join user_role r on r.user_id = u.id and r.status = 'invitationPending'
    join tenant t on t.id = r.tenant_id and not t.is_disabled
    where u.email = ${email}
    order by invitation_id desc nulls last
    limit 1`
  return found
}
