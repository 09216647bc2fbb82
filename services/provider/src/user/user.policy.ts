import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { UpdateUserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { isUnconfirmed, type LockedRole } from '@lernspur/service-kit/tenant/user-role'

/** In its own tenant the provider follows the rules of a school: managers manage, and only admins change admins. */
export const mayTouch = ({ tenantId, roleType }: Actor, of: string, ...roleTypes: readonly RoleType[]): boolean =>
  of !== tenantId || roleType === 'admin' || (roleType === 'manager' && !roleTypes.includes('admin'))

/**
 * Whether the actor may admit people to a school, or give them more there: only admins of the provider (rule role.4).
 */
export const mayAdmit = (actor: Actor, of: string, ...roleTypes: readonly RoleType[]): boolean =>
  of === actor.tenantId ? mayTouch(actor, of, ...roleTypes) : actor.roleType === 'admin'

const rank: Readonly<Record<RoleType, number>> = { user: 0, manager: 1, admin: 2 }

/** Whether a change gives more than the role has. */
const givesMore = (role: LockedRole, { roleType = role.roleType, isActive }: UpdateUserRole): boolean =>
  rank[roleType] > rank[role.roleType] || (role.status === 'disabled' && isActive === true)

/** Whether a change gives more than the role has, or decides a pending request. */
export const admits = (role: LockedRole, change: UpdateUserRole): boolean =>
  givesMore(role, change) || (role.requestedRoleType !== null && change.roleType !== undefined)

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
