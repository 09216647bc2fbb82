import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type LockedRole, removeRole } from '@lernspur/service-kit/tenant/user-role'

/** Deletes a locked role with all its rights on classes; NO_PERMISSION for the last active admin. */
export const removeMember = async (tx: Transaction, call: Call, role: LockedRole): Promise<void> => {
  await tx`delete from class_access_right where tenant_id = ${role.tenantId} and user_id = ${role.userId}`
  await removeRole(tx, call, role)
}
