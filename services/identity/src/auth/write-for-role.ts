import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Transaction in the school of a role, which is marked as last used; for a user without a role only the directory can
 * be written.
 */
export const writeForRole = <T>(
  db: Database,
  role: { readonly userRoleId: string; readonly tenantId: string } | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  if (!role) return writeDirectory(db, work)
  return writeTenant(db, role.tenantId, async (tx) => {
    await tx`update user_role set last_used_at = now() where id = ${role.userRoleId}`
    return work(tx)
  })
}
