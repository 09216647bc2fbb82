import type { RoleStatus, WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { isAnswerable } from '@lernspur/service-kit/tenant/open-invitation'
import { readRole } from '../membership/own-role'
import { acceptMailedInvitations } from './accept-mailed-invitations'
import { answersTo } from './user-invitation.states'

/**
 * Accepts or declines a pending role of the caller; invitations that the school mailed to the same person are accepted
 * with it. NOT_FOUND for another user's role or one at a disabled school, INVALID_USER_INVITATION when it was answered
 * already or is not open any more.
 */
export const answerUserInvitation = async (call: Call, userRoleId: string, accept: boolean): Promise<WhoAmIRole> => {
  const { userId } = call.session
  const [role] = await call.db<{ tenantId: string; status: RoleStatus }[]>`
    select ur.tenant_id, ur.status from user_role ur join tenant t on t.id = ur.tenant_id and not t.is_disabled
    where ur.id = ${userRoleId} and ur.user_id = ${userId}`
  if (!role) return refuse('NOT_FOUND')
  const { tenantId, status } = role
  const next = accept ? answersTo[status].accepted : answersTo[status].declined
  if (!next) return refuse('INVALID_USER_INVITATION')
  return writeTenant(call.db, tenantId, async (tx) => {
    const answered = await tx`
      update user_role ur set status = ${next}, updated_at = now(),
        requested_role_type = nullif(ur.requested_role_type, ur.role_type)
      from tenant t
      where ur.id = ${userRoleId} and ur.user_id = ${userId} and t.id = ur.tenant_id and ${isAnswerable(tx)}
      returning ur.id`
    if (answered.length === 0) return refuse('INVALID_USER_INVITATION')
    const by = { requestId: call.requestId, actor: { tenantId, userId } }
    if (accept) await acceptMailedInvitations(tx, by)
    await audit(tx, by, accept ? 'user-role.accept' : 'user-role.decline', userRoleId)
    return readRole(tx, userRoleId)
  })
}
