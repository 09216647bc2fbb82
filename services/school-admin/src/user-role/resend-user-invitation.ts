import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { claimInvitationMails, refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { notifyInvited } from '@lernspur/service-kit/tenant/invite-people'
import { isUnconfirmed, lockRole } from '@lernspur/service-kit/tenant/user-role'
import { mayTouch } from './user-role.policy'

/**
 * Mails a pending invitation again, as the caller's. UPDATE_NOT_ALLOWED for a role that is not pending or that an admin
 * has to confirm first, and for managers when the role is an admin's; EMAIL_COOLDOWN_ACTIVE and TOO_MANY_REQUESTS when
 * it cannot be mailed now (rule invitation.5).
 */
export const resendUserInvitation = (call: Call, id: string, secret: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const role = await lockRole(tx, tenantId, id)
    const isOpen = role.status === 'invitationPending' && !isUnconfirmed(role)
    if (!isOpen || !mayTouch(call.actor, role.roleType)) refuse('UPDATE_NOT_ALLOWED')
    const people = await tx<{ email: string }[]>`select email from app_user where id = ${role.userId}`
    const emails = people.map(({ email }) => email)
    const { notMailed } = await claimInvitationMails(tx, { userId, tenantId, secret }, emails)
    if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
    await tx`
      update user_role set inviter_id = ${userId}, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    await notifyInvited(tx, call, tenantId, [id])
    await audit(tx, call, 'user-role.invite', id)
    return undefined
  })
