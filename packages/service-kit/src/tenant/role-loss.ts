import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { RoleLoss, UpdateUserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Call, Fragment, Transaction } from '../call/call'
import { notifySchool } from './notify-school'
import { isUnconfirmed, type LockedRole } from './user-role'

const rank: Readonly<Record<RoleType, number>> = { user: 0, manager: 1, admin: 2 }

/** Whether a change gives more than the role has. */
export const givesMore = (role: LockedRole, { roleType = role.roleType, isActive }: UpdateUserRole): boolean =>
  rank[roleType] > rank[role.roleType] || (role.status === 'disabled' && isActive === true)

/** What a change takes from a role; null when it takes nothing. */
export const lossOf = (role: LockedRole, { roleType = role.roleType, isActive }: UpdateUserRole): RoleLoss | null => {
  if (isActive === false && role.status === 'active') return 'disabling'
  return rank[roleType] < rank[role.roleType] ? 'demotion' : null
}

/** Whether an active admin other than the person of `ur` (user_role) works at the school `t`, who can confirm a loss. */
const hasOtherAdmin = (tx: Transaction): Fragment => tx`
  (not t.is_disabled and not t.is_provider and exists (
    select from user_role other_ur
    join app_user other_u on other_u.id = other_ur.user_id and other_u.deactivated_at is null
    where other_ur.tenant_id = ur.tenant_id and other_ur.user_id <> ur.user_id and other_ur.role_type = 'admin'
      and other_ur.status = 'active'))`

/** Whether the invitation of `ur` (user_role) is the provider's own, which it may take back as it gave it. */
const isProvidersInvitation = (tx: Transaction): Fragment => tx`
  (ur.status = 'invitationDeclined' or (ur.status = 'invitationPending' and (
    ur.requested_role_type = ur.role_type or exists (
      select from user_role inviter_ur join tenant inviter_t on inviter_t.id = inviter_ur.tenant_id
      where inviter_ur.user_id = ur.inviter_id and inviter_t.is_provider))) is true)`

/**
 * Condition on `ur` (user_role) and `t` (its tenant): what the provider takes from it waits for the school, as what it
 * gives does (rule role.10). Nobody could confirm at a disabled school or one without another admin, and the
 * provider's own invitation was never the school's.
 */
export const isGuarded = (tx: Transaction): Fragment => tx`
  (${hasOtherAdmin(tx)} and not ${isProvidersInvitation(tx)})`

/** `isGuarded` of a locked role. */
export const isGuardedRole = async (tx: Transaction, role: LockedRole): Promise<boolean> => {
  if (isUnconfirmed(role)) return false
  const guarded = await tx`
    select from user_role ur join tenant t on t.id = ur.tenant_id
    where ur.tenant_id = ${role.tenantId} and ur.id = ${role.id} and ${isGuarded(tx)}`
  return guarded.length > 0
}

/** Requests a loss for a locked role, which stays as it is until the school confirms, and tells the school. */
export const requestLoss = async (
  tx: Transaction,
  call: Call,
  role: LockedRole,
  { kind, roleType }: { readonly kind: RoleLoss; readonly roleType?: RoleType | undefined },
  secret: string,
): Promise<void> => {
  await tx`
    update user_role set requested_loss = ${kind}, requested_loss_type = ${roleType ?? null},
      loss_requested_by_id = ${call.actor.userId}, loss_requested_at = now(), requested_role_type = null,
      updated_at = clock_timestamp()
    where tenant_id = ${role.tenantId} and id = ${role.id}`
  await notifySchool(tx, call, role.id, secret)
}
