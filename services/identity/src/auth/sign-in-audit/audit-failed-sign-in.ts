import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { auditTenantOf } from './audit-tenant'

/**
 * Writes an audit entry about a sign-in that failed. For an address without an account (null) it does the same in the
 * provider's audit, so that the time of the answer does not tell them apart.
 */
export const auditFailedSignIn = async ({ db, requestId }: Call, userId: string | null): Promise<void> => {
  const tenantId = await auditTenantOf(db, userId)
  if (tenantId === null) return
  await writeTenant(db, tenantId, (tx) =>
    audit(tx, { requestId, actor: { tenantId, userId } }, 'session.refuse', userId),
  )
}
