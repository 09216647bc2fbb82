import type { Transaction } from '@lernspur/service-kit/call/call'
import { isAnswerable, isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { coversAccount, coversAddress, coversSchool } from '../identity-provider/provider-binding'
import type { VerifiedClaims } from '../identity-provider/verified-claims'

/** An account with the identity that opens it. */
export interface LinkedAccount {
  readonly userId: string
  readonly externalIdentityId: string
}

/** The account that an identity is linked to and its provider vouches for, unless it is deactivated; records the use. */
export const findLinkedAccount = async (
  tx: Transaction,
  { issuer, subject, provider }: VerifiedClaims,
): Promise<LinkedAccount | undefined> => {
  const [identity] = await tx<LinkedAccount[]>`
    update external_identity ei set last_used_at = now() from app_user u
    where ei.issuer = ${issuer} and ei.subject = ${subject} and u.id = ei.user_id and u.deactivated_at is null
      and ${coversAccount(tx, provider)}
    returning ei.user_id, ei.id as external_identity_id`
  return identity
}

/** A pending invitation; `invitationId` is null for a pending role of an existing account. */
export interface PendingInvitation {
  readonly invitationId: string | null
  readonly tenantId: string
}

/**
 * The newest invitation sent to an address that the provider has verified and vouches for, or a pending role; only such
 * an address lets an unknown identity into an account (rule external.2).
 */
export const findPendingInvitation = async (
  tx: Transaction,
  { email, isEmailVerified, provider }: VerifiedClaims,
): Promise<PendingInvitation | undefined> => {
  if (email === null || !isEmailVerified || !coversAddress(provider, email)) return undefined
  const found = await tx<PendingInvitation[]>`
    select i.id as invitation_id, i.tenant_id
    from invitation i join tenant t on t.id = i.tenant_id
    where i.email = ${email} and ${isOpen(tx)}
    union all
    select null, ur.tenant_id
    from app_user u
    join user_role ur on ur.user_id = u.id
    join tenant t on t.id = ur.tenant_id
    where u.email = ${email} and ${isAnswerable(tx)}
    order by invitation_id desc nulls last`
  return found.find(({ tenantId }) => coversSchool(provider, tenantId))
}
