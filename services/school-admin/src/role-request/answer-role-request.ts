import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { changeRole, isUnconfirmed, type LockedRole, lockRole } from '@lernspur/service-kit/tenant/user-role'
import { notifyRequester } from './notify-requester'

/** Leaves the role of a member as it is; a new person was never invited and counts as having declined. */
const refuseRequest = async (tx: Transaction, role: LockedRole): Promise<void> => {
  await tx`
    update user_role set requested_role_type = null, updated_at = clock_timestamp(),
      status = ${isUnconfirmed(role) ? 'invitationDeclined' : role.status}
    where tenant_id = ${role.tenantId} and id = ${role.id}`
}

/**
 * Confirms or refuses a role that the provider asks for (rule role.8). Confirming invites a new person, changes a
 * member, and enables who was disabled. NOT_FOUND when nothing is asked for, UPDATE_NOT_ALLOWED for managers.
 */
export const answerRoleRequest = (call: Call, userRoleId: string, accept: boolean): Promise<undefined> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, call.actor.tenantId, userRoleId)
    const { requestedRoleType: roleType, status } = role
    if (roleType === null) return refuse('NOT_FOUND')
    if (call.actor.roleType !== 'admin') return refuse('UPDATE_NOT_ALLOWED')
    await notifyRequester(tx, call, role, accept)
    if (accept) await changeRole(tx, call, role, { roleType, ...(status === 'disabled' && { isActive: true }) })
    else await refuseRequest(tx, role)
    await audit(tx, call, accept ? 'role-request.confirm' : 'role-request.refuse', userRoleId)
    return undefined
  })
