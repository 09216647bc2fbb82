import type { AuthAttemptStatus } from '@lernspur/contracts/auth.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { tokenHash } from '@lernspur/service-kit/token'
import { moveAttempt, type PresentAttempt } from '../attempt/auth-attempt.query'
import type { IdTokenClaims } from '../identity-provider/id-token-claims'
import { writeForRole } from '../write-for-role'
import { linkIdentity } from './open-account'

/**
 * Links an identity to the account of the session that asked for it. INVALID_LOGIN when that session has ended,
 * FOREIGN_KEY_CONSTRAINT when the identity is linked to another account.
 */
export const linkOwnIdentity = async (
  { db, requestId }: Call,
  attempt: PresentAttempt,
  claims: IdTokenClaims,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<AuthAttemptStatus> => {
  const [session] = await db<{ userRoleId: string | null; tenantId: string | null }[]>`
    select ur.id as user_role_id, ur.tenant_id
    from session se
    join app_user u on u.id = se.user_id and u.deactivated_at is null
    left join user_role ur on ur.id = se.user_role_id and ur.status = 'active'
    where se.token_hash = ${tokenHash(token)} and se.user_id = ${userId} and se.expires_at > now()`
  if (!session) return refuse('INVALID_LOGIN')
  const { userRoleId, tenantId } = session
  const role = userRoleId !== null && tenantId !== null ? { userRoleId, tenantId } : null
  return writeForRole(db, role, async (tx) => {
    const status = await moveAttempt(tx, attempt, 'link')
    if (!(await linkIdentity(tx, userId, claims))) refuse('FOREIGN_KEY_CONSTRAINT')
    if (role) await audit(tx, { requestId, actor: { ...role, userId } }, 'external-identity.create', userId)
    return status
  })
}
