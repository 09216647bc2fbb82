import type { Transaction } from '@lernspur/service-kit/call'
import { isOpen } from '../../join-by-invitation'
import type { IdTokenClaims } from '../identity-provider/id-token-claims'

/** The account that an identity is linked to, unless it is deactivated; records the use. */
export const findLinkedAccount = async (
  tx: Transaction,
  { issuer, subject }: IdTokenClaims,
): Promise<string | undefined> => {
  const [identity] = await tx<{ userId: string }[]>`
    update external_identity e set last_used_at = now() from app_user u
    where e.issuer = ${issuer} and e.subject = ${subject} and u.id = e.user_id and u.deactivated_at is null
    returning e.user_id`
  return identity?.userId
}

/** An invitation nobody has answered yet; `invitationId` is null for a pending role of an existing account. */
export interface PendingInvitation {
  readonly invitationId: string | null
  readonly tenantId: string
}

/**
 * The newest invitation sent to an address that the provider has verified, or a pending role; only such an address lets
 * an unknown identity into an account (rule external.2).
 */
export const findPendingInvitation = async (
  tx: Transaction,
  { email, isEmailVerified }: IdTokenClaims,
): Promise<PendingInvitation | undefined> => {
  if (email === null || !isEmailVerified) return undefined
  const [found] = await tx<PendingInvitation[]>`
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
