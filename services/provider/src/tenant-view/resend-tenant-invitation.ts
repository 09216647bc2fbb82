import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { claimInvitationMails, refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { notifyInvited } from '@lernspur/service-kit/tenant/invite-people'
import { isUnconfirmed, lockRole } from '@lernspur/service-kit/tenant/user-role'
import { auditHereAndThere } from '../school-role/audit-here-and-there'

/**
 * Mails a pending invitation again, as the caller's. UPDATE_NOT_ALLOWED for a role that is not pending or that the
 * school has to confirm first (rule role.8), NO_PERMISSION for all but admins of the provider; EMAIL_COOLDOWN_ACTIVE
 * and TOO_MANY_REQUESTS when it cannot be mailed now (rule invitation.5).
 */
export const resendTenantInvitation = (call: Call, tenantId: string, id: string, secret: string): Promise<undefined> =>
  call.write(async (tx) => {
    if (call.actor.roleType !== 'admin') refuse('NO_PERMISSION')
    const role = await lockRole(tx, tenantId, id)
    const [invited] = await tx<{ email: string; hasActiveAdmin: boolean }[]>`
      select u.email, exists (
        select from user_role ur
        where ur.tenant_id = ${tenantId} and ur.role_type = 'admin' and ur.status = 'active') as has_active_admin
      from app_user u where u.id = ${role.userId}`
    const isWaiting = role.status === 'invitationPending' && !(isUnconfirmed(role) && invited?.hasActiveAdmin)
    if (!isWaiting || !invited) return refuse('UPDATE_NOT_ALLOWED')
    const { userId } = call.actor
    const { notMailed } = await claimInvitationMails(tx, { userId, tenantId, secret }, [invited.email])
    if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
    await tx`
      update user_role set inviter_id = ${userId}, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    await notifyInvited(tx, call, tenantId, [id])
    await auditHereAndThere(tx, call, 'user-role.invite', { tenantId, userRoleId: id, email: invited.email })
    return undefined
  })
