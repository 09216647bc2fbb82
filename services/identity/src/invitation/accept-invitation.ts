import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { joinByInvitation } from '../membership/join-by-invitation'
import { notifyInviter } from '../membership/notify-inviter'
import { readRole } from '../membership/own-role'
import { invitationCodeHash } from '../typed-code/invitation-code'

interface PendingInvitation {
  readonly id: string
  readonly tenantId: string
  readonly email: string
  /** The role that the caller already has at the school. */
  readonly userRoleId: string | null
}

/**
 * Joins the school of a code. A member gets the existing role and uses nothing up. INVALID_INVITATION_CODE for a code
 * that is unknown, expired, used up or for another address.
 */
export const acceptInvitation = async (call: Call, code: string): Promise<WhoAmIRole> => {
  const { userId } = call.session
  const [pending] = await call.db<PendingInvitation[]>`
    select i.id, i.tenant_id, u.email, ur.id as user_role_id
    from invitation i
    join tenant t on t.id = i.tenant_id and not t.is_disabled
    join app_user u on u.id = ${userId}
    left join user_role ur on ur.tenant_id = i.tenant_id and ur.user_id = u.id and ur.status = 'active'
    where i.code_hash = ${invitationCodeHash(code)} and i.active_until > now()`
  if (!pending) return refuse('INVALID_INVITATION_CODE')
  const { id, tenantId, email, userRoleId } = pending
  if (userRoleId !== null) return readRole(call.db, userRoleId)
  return writeTenant(call.db, tenantId, async (tx) => {
    const joined = await joinByInvitation(tx, id, { userId, email })
    if (!joined) return refuse('INVALID_INVITATION_CODE')
    const by = { requestId: call.requestId, actor: { tenantId, userId } }
    await audit(tx, by, 'invitation.accept', [id, joined.userRoleId, ...joined.accessRightIds])
    await notifyInviter(tx, id, userId)
    return readRole(tx, joined.userRoleId)
  })
}
