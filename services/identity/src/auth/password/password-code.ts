import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'

/**
 * Condition on `otc` (one_time_code) and `u` (app_user): the code sets a password for this address. A registration code
 * does so as well, because it sets the first password.
 */
export const opensPassword = (tx: Transaction, email: string, code: string): Query => tx`
  otc.code_hash = ${tokenHash(code)} and otc.kind in ('passwordReset', 'registration') and otc.expires_at > now()
  and u.id = otc.user_id and u.email = ${email.toLowerCase()} and u.deactivated_at is null`

/** A code that can be redeemed. */
export interface PasswordCode {
  readonly userId: string
  readonly email: string
  /** The invitation that is accepted with the first password. */
  readonly invitationId: string | null
  readonly invitingTenantId: string | null
}

/** The valid code for this address; undefined for none. */
export const findPasswordCode = async (
  tx: Transaction,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<PasswordCode | undefined> => {
  const [found] = await tx<PasswordCode[]>`
    select u.id as user_id, u.email, i.id as invitation_id, i.tenant_id as inviting_tenant_id
    from app_user u, one_time_code otc left join invitation i on i.id = otc.invitation_id
    where ${opensPassword(tx, email, code)}`
  return found
}
