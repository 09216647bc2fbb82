import type { RoleStatus, WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isAnswerable, isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { grantInvitedRights } from '../membership/join-by-invitation'
import { notifyOfAnswer } from '../membership/notify-inviter'
import { readRole } from '../membership/own-role'

interface Answers {
  readonly accepted?: RoleStatus
  readonly declined?: RoleStatus
}

/** The next status of a role for each answer (rule role.3); answers not listed are refused. */
const answersTo: Readonly<Record<RoleStatus, Answers>> = {
  invitationPending: { accepted: 'active', declined: 'invitationDeclined' },
  invitationDeclined: {},
  active: {},
  disabled: {},
}

interface AcceptanceContext {
  readonly requestId: string
  readonly actor: { readonly tenantId: string; readonly userId: string }
}

/**
 * Accepts the open invitations that the school mailed to a new member, with their rights on classes: a member could no
 * longer accept them. Returns who sent them. Runs in the transaction that activates the role.
 */
const acceptMailedInvitations = async (tx: Transaction, by: AcceptanceContext): Promise<string[]> => {
  const { tenantId, userId } = by.actor
  const accepted = await tx<{ id: string; inviterId: string }[]>`
    update invitation i set used = i.used + 1, updated_at = now()
    from tenant t, app_user u
    where i.tenant_id = ${tenantId} and t.id = i.tenant_id and u.id = ${userId} and i.email = u.email and ${isOpen(tx)}
    returning i.id, i.inviter_id`
  for (const { id } of accepted) {
    await audit(tx, by, 'invitation.accept', [id, ...(await grantInvitedRights(tx, id, by.actor))])
  }
  return accepted.map(({ inviterId }) => inviterId)
}

/**
 * Accepts or declines a pending role of the caller; invitations that the school mailed to the same person are accepted
 * with it, and whoever invited is told. NOT_FOUND for another user's role or one at a disabled school, INVALID_USER_INVITATION when it was answered
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
    const [answered] = await tx<{ inviterId: string | null }[]>`
      update user_role ur set status = ${next}, updated_at = now(),
        requested_role_type = nullif(ur.requested_role_type, ur.role_type),
        requested_loss = ${accept ? tx`ur.requested_loss` : null}
      from tenant t
      where ur.id = ${userRoleId} and ur.user_id = ${userId} and t.id = ur.tenant_id and ${isAnswerable(tx)}
      returning ur.inviter_id`
    if (!answered) return refuse('INVALID_USER_INVITATION')
    const by = { requestId: call.requestId, actor: { tenantId, userId } }
    const others = accept ? await acceptMailedInvitations(tx, by) : []
    const inviters = [...(answered.inviterId === null ? [] : [answered.inviterId]), ...others]
    await notifyOfAnswer(tx, inviters, { ...by.actor, answer: accept ? 'accepted' : 'declined' })
    await audit(tx, by, accept ? 'user-role.accept' : 'user-role.decline', userRoleId)
    return readRole(tx, userRoleId)
  })
}
