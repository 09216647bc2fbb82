import type { UpdateUserRole, UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { notifySchool } from '@lernspur/service-kit/tenant/notify-school'
import { givesMore, isGuardedRole, lossOf, requestLoss } from '@lernspur/service-kit/tenant/role-loss'
import { changeRole, type LockedRole, lockRole } from '@lernspur/service-kit/tenant/user-role'
import { auditHereAndThere } from '../school-role/audit-here-and-there'
import { requestRole } from './request-role'
import { hasActiveAdmin, mayTouch, needsSchool } from './user.policy'
import { readUserRole } from './user.query'

/** Asks the school for a change. A disabled role is enabled by the same request, and an invitation is not enabled. */
const request = async (tx: Transaction, call: Call, role: LockedRole, change: UpdateUserRole, secret: string) => {
  const isPending = role.status === 'invitationPending'
  if (role.status === 'disabled' ? !change.isActive : isPending && change.isActive !== undefined) {
    refuse('UPDATE_NOT_ALLOWED')
  }
  await requestRole(tx, call, role, change.roleType ?? role.roleType)
  await notifySchool(tx, call, role.id, secret)
}

/** Changes a role of a school, or requests what the school has to confirm, taking as well as giving. */
const changeAtSchool = async (
  tx: Transaction,
  call: Call,
  role: LockedRole,
  change: UpdateUserRole,
  secret: string,
) => {
  const kind = lossOf(role, change)
  if (kind !== null && (await isGuardedRole(tx, role))) {
    // One request says one thing: nobody confirms giving by the word for taking.
    if (givesMore(role, change)) refuse('UPDATE_NOT_ALLOWED')
    await requestLoss(tx, call, role, { kind, roleType: change.roleType }, secret)
  } else if (needsSchool(role, change, await hasActiveAdmin(tx, role.tenantId)))
    await request(tx, call, role, change, secret)
  else await changeRole(tx, call, role, change)
}

/**
 * Changes the role type, or disables and enables a role. In a school with an active admin, making somebody an admin or
 * manager is only requested, and the role stays as it is; a disabled one has to be enabled in the same call. In a
 * school that others lead, demoting and disabling is only requested as well (rule role.10). UPDATE_NOT_ALLOWED for the
 * last active admin of a school, and for who is no admin of the provider.
 */
export const updateTenantUserRole = (
  call: Call,
  tenantId: string,
  id: string,
  change: UpdateUserRole,
  secret: string,
): Promise<UserRole> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, tenantId, id)
    const next = change.roleType ?? role.roleType
    if (!mayTouch(call.actor, tenantId, role.roleType, next)) refuse('UPDATE_NOT_ALLOWED')
    if (tenantId === call.actor.tenantId) await changeRole(tx, call, role, change)
    else await changeAtSchool(tx, call, role, change, secret)
    const changed = await readUserRole(tx, id)
    const { roleType, status, requestedRoleType, requestedLoss, user } = changed
    await auditHereAndThere(tx, call, 'user-role.update', {
      tenantId,
      userRoleId: id,
      email: user.email,
      change: differences(role, { roleType, status, requestedRoleType, requestedLoss: requestedLoss?.kind ?? null }),
    })
    return changed
  })
