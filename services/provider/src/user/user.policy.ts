import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { UpdateUserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { givesMore } from '@lernspur/service-kit/tenant/role-loss'
import { isUnconfirmed, type LockedRole } from '@lernspur/service-kit/tenant/user-role'

/**
 * Whether the actor may admit people to a tenant, change what they may there, and remove them: in a school only admins of
 * the provider, taking as well as giving (rule role.4). In its own tenant the provider follows the rules of a school:
 * managers manage, and only admins change admins.
 */
export const mayTouch = ({ tenantId, roleType }: Actor, of: string, ...roleTypes: readonly RoleType[]): boolean =>
  roleType === 'admin' || (of === tenantId && roleType === 'manager' && !roleTypes.includes('admin'))

/** Whether an admin of the school has to confirm a change, now or once it has one (rule role.4). */
export const needsSchool = (role: LockedRole, change: UpdateUserRole, hasActiveAdmin: boolean): boolean => {
  if ((change.roleType ?? role.roleType) === 'user' || change.isActive === false) return false
  return isUnconfirmed(role) || (givesMore(role, change) && (hasActiveAdmin || role.status === 'invitationPending'))
}

/** Whether the school has an active admin. */
export const hasActiveAdmin = async (tx: Transaction, tenantId: string): Promise<boolean> => {
  const admins = await tx`
    select from user_role where tenant_id = ${tenantId} and role_type = 'admin' and status = 'active' limit 1`
  return admins.length > 0
}
