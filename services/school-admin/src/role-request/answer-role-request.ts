import type { AnswerRoleRequest } from '@lernspur/contracts/school-admin/role-request.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { changeRole, isUnconfirmed, type LockedRole, lockRole } from '@lernspur/service-kit/tenant/user-role'
import { removeMember } from '../membership/remove-member'
import { notifyRequester } from './notify-requester'

/** Leaves the role of a member as it is; a new person was never invited and counts as having declined. */
const refuseRequest = async (tx: Transaction, role: LockedRole): Promise<void> => {
  const { tenantId, id, status, requestedLoss } = role
  await tx`
    update user_role set requested_role_type = null, requested_loss = null, updated_at = clock_timestamp(),
      status = ${requestedLoss === null && isUnconfirmed(role) ? 'invitationDeclined' : status}
    where tenant_id = ${tenantId} and id = ${id}`
}

/** Gives what the provider asks for; who is disabled is enabled by it. */
const give = (tx: Transaction, call: Call, role: LockedRole): Promise<void> => {
  const { requestedRoleType, status } = role
  return changeRole(tx, call, role, {
    roleType: requestedRoleType ?? role.roleType,
    ...(status === 'disabled' && { isActive: true }),
  })
}

/** Takes what the provider wants to take. */
const take = async (tx: Transaction, call: Call, role: LockedRole): Promise<void> => {
  const { requestedLoss, requestedLossType: roleType } = role
  if (requestedLoss === 'removal') return removeMember(tx, call, role)
  const isDisabled = requestedLoss === 'disabling'
  await changeRole(tx, call, role, { roleType: roleType ?? role.roleType, ...(isDisabled && { isActive: false }) })
}

/**
 * Confirms or refuses what the provider asks for (rules role.8, role.10). Confirming invites a new person, changes a
 * member, and enables who was disabled; or it takes away what was to be taken. NOT_FOUND when nothing is asked for,
 * UPDATE_NOT_ALLOWED for managers, and for the person from whom something is to be taken; EDIT_CONFLICT when that is
 * something else than the caller saw.
 */
export const answerRoleRequest = (
  call: Call,
  userRoleId: string,
  { accept, requestedLoss = null }: AnswerRoleRequest,
): Promise<undefined> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, call.actor.tenantId, userRoleId)
    const isLoss = role.requestedLoss !== null
    if (role.requestedRoleType === null && !isLoss) return refuse('NOT_FOUND')
    const isConcerned = isLoss && role.userId === call.actor.userId
    if (call.actor.roleType !== 'admin' || isConcerned) return refuse('UPDATE_NOT_ALLOWED')
    if (requestedLoss !== role.requestedLoss) return refuse('EDIT_CONFLICT')
    await notifyRequester(tx, call, role, accept)
    if (accept) await (isLoss ? take : give)(tx, call, role)
    else await refuseRequest(tx, role)
    const change = isLoss ? { requestedLoss: [role.requestedLoss, null] as const } : {}
    await audit(tx, call, accept ? 'role-request.confirm' : 'role-request.refuse', userRoleId, change)
    return undefined
  })
