import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isUnconfirmed, type LockedRole } from '@lernspur/service-kit/tenant/user-role'
import { hasActiveAdmin } from './user.policy'

/**
 * Requests a role type for a locked role, which stays as it is; a role that nobody has confirmed yet gets that type at
 * once. What was to be taken is not requested any more.
 */
export const requestRole = async (
  tx: Transaction,
  { actor }: Call,
  role: LockedRole,
  roleType: RoleType,
): Promise<void> => {
  const { tenantId, id } = role
  const isNew = isUnconfirmed(role) || (role.status === 'invitationPending' && !(await hasActiveAdmin(tx, tenantId)))
  await tx`
    update user_role set requested_role_type = ${roleType}, requested_by_id = ${actor.userId}, requested_at = now(),
      requested_loss = null, role_type = ${isNew ? roleType : role.roleType}, updated_at = clock_timestamp()
    where tenant_id = ${tenantId} and id = ${id}`
}
