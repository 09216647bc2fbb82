import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { moveAttempt, type PresentAttempt } from '../attempt/auth-attempt.query'
import { coversAccount } from '../identity-provider/provider-binding'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import { auditTenantOf } from '../sign-in-audit/audit-tenant'
import { linkIdentity } from './link-identity'

/**
 * Links an identity to the account of the session that asked for it. INVALID_LOGIN when that session has ended or the
 * provider does not vouch for the account, FOREIGN_KEY_CONSTRAINT when the identity is linked to another account.
 */
export const linkOwnIdentity = async (
  { db, requestId, language }: Call,
  attempt: PresentAttempt,
  claims: VerifiedClaims,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<AuthAttemptStatus> => {
  const sessions = await db`
    select from session se
    join app_user u on u.id = se.user_id and u.deactivated_at is null
    where se.token_hash = ${tokenHash(token)} and se.user_id = ${userId} and se.expires_at > now()
      and ${coversAccount(db, claims.provider)}`
  if (sessions.length === 0) return refuse('INVALID_LOGIN')
  const tenantId = await auditTenantOf(db, userId)
  const work = async (tx: Transaction): Promise<AuthAttemptStatus> => {
    const status = await moveAttempt(tx, attempt, 'link')
    if (!(await linkIdentity(tx, claims, { userId, tenantId, requestId, language }))) refuse('FOREIGN_KEY_CONSTRAINT')
    return status
  }
  return tenantId === null ? writeDirectory(db, work) : writeTenant(db, tenantId, work)
}
