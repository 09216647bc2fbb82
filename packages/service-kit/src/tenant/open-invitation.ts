import type { Fragment, Transaction } from '../call/call'

/**
 * Condition on `i` (invitation) and `t` (its tenant): it can be used now (rule invitation.1), and its inviter could
 * still send it (rule invitation.2).
 */
export const isOpen = (tx: Transaction): Fragment => tx`
  (i.active_until > now() and i.used < i.maximum_uses and not t.is_disabled
    and may_invite(i.inviter_id, i.tenant_id, i.user_role_type))`

/** Condition on `ur` (user_role): a school with an active admin has not confirmed it yet (rule role.4). */
const isUnconfirmed = (tx: Transaction): Fragment => tx`
  (ur.requested_role_type = ur.role_type and exists (
    select from user_role admin_ur
    where admin_ur.tenant_id = ur.tenant_id and admin_ur.role_type = 'admin' and admin_ur.status = 'active'))`

/** Condition on `ur` (user_role) and `t` (its tenant): as `isOpen` for a pending role, which its person may answer. */
export const isAnswerable = (tx: Transaction): Fragment => tx`
  (ur.status = 'invitationPending' and not t.is_disabled and ${isUnconfirmed(tx)} is not true
    and (ur.inviter_id is null or may_add(ur.inviter_id, ur.tenant_id, ur.role_type)))`
