import type { RoleStatus, RoleType } from '@lernspur/contracts/identity/user.contract'
import type { RoleLoss, UpdateUserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '../call/api-error'
import type { Call, Fragment, Transaction } from '../call/call'
import { notify } from '../notification/notify'
import { notifyInvited } from './invite-people'
import { withdrawInvitations } from './withdraw-invitations'

export interface LockedRole {
  readonly id: string
  readonly tenantId: string
  readonly userId: string
  readonly roleType: RoleType
  readonly status: RoleStatus
  /** The last day on which it holds; null for no end. */
  readonly endsOn: string | null
  /** Since when a person who came by a hub waits to be let in; null for others (rule external.5). */
  readonly waitingSince: string | null
  /** The role type that the provider requests, until an admin of the school has confirmed it. */
  readonly requestedRoleType: RoleType | null
  /** What the provider wants to take, until another admin of the school has confirmed it, and the type afterwards. */
  readonly requestedLoss: RoleLoss | null
  readonly requestedLossType: RoleType | null
}

/** Whether the role is an invitation that an admin of the school has to confirm before it is sent (rule role.8). */
export const isUnconfirmed = ({ status, roleType, requestedRoleType }: LockedRole): boolean =>
  status === 'invitationPending' && requestedRoleType === roleType

/**
 * Locks the school's active admins in one order, so that two of them cannot both leave concurrently; then the role.
 * NOT_FOUND when the school has no such role.
 */
export const lockRole = async (tx: Transaction, tenantId: string, id: string): Promise<LockedRole> => {
  await tx`
    select from user_role
    where tenant_id = ${tenantId} and role_type = 'admin' and status = 'active' order by id for update`
  const [row] = await tx<LockedRole[]>`
    select id, tenant_id, user_id, role_type, status, ends_on, waiting_since, requested_role_type, requested_loss, requested_loss_type
    from user_role
    where tenant_id = ${tenantId} and id = ${id} for update`
  return row ?? refuse('NOT_FOUND')
}

/** Whether `ur` is the last admin without an end of its school who can sign in; a school needs one (rules role.1, role.11). */
export const isLastAdmin = (tx: Transaction): Fragment => tx`(
  ur.role_type = 'admin' and ur.status = 'active' and not exists (
    select from user_role other_ur
    join app_user other_u on other_u.id = other_ur.user_id and other_u.deactivated_at is null
    where other_ur.tenant_id = ur.tenant_id and other_ur.id <> ur.id and other_ur.role_type = 'admin'
      and other_ur.status = 'active' and other_ur.ends_at is null))`

/** A school always keeps one active admin without an end; `refusal` when it would lose the last (rules role.1, role.11). */
const requireRemainingAdmin = async (tx: Transaction, before: LockedRole, refusal: ErrorCode): Promise<void> => {
  if (before.roleType !== 'admin' || before.status !== 'active') return
  const admins = await tx`
    select from user_role ur join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.tenant_id = ${before.tenantId} and ur.role_type = 'admin' and ur.status = 'active' and ur.ends_at is null
    limit 1`
  if (admins.length === 0) refuse(refusal)
}

const closedTexts = {
  de: 'Das Konto dieser Person ist deaktiviert. Hat sie es selbst getan, laden Sie sie mit einer anderen Adresse ein.',
  en: 'The account of this person is deactivated. If they did so themselves, invite them at another address.',
} as const

/** A deactivated account does not come back (rule support.5): UPDATE_NOT_ALLOWED with the reason. */
const requireOpenAccount = async (tx: Transaction, { language }: Call, userId: string): Promise<void> => {
  const closed = await tx`select from app_user where id = ${userId} and deactivated_at is not null`
  if (closed.length > 0) refuse('UPDATE_NOT_ALLOWED', [{ path: 'isActive', message: closedTexts[language] }])
}

/** Tells a person who came by a hub that the school has let him or her in (rule external.5). */
const notifyAdmitted = async (tx: Transaction, { userId, tenantId }: LockedRole): Promise<void> => {
  const [school] = await tx<{ name: string }[]>`select name from tenant where id = ${tenantId}`
  const name = school?.name ?? ''
  await notify(tx, {
    userId,
    tenantId,
    type: 'general',
    topic: ['admitted', tenantId],
    texts: {
      de: { title: 'Sie sind freigegeben', message: `${name} hat Sie aufgenommen.` },
      en: { title: 'You have been let in', message: `${name} has let you in.` },
    },
  })
}

/** Statuses that others may move a role between; only the invited person answers an invitation (rule role.3). */
const movable: readonly RoleStatus[] = ['active', 'disabled']

/**
 * Changes a locked role; UPDATE_NOT_ALLOWED for a wrong transition, the last active admin or a closed account. The
 * change decides the provider's request: an invitation that waited for it is mailed now, in the name of the person who
 * decided (rule role.8). About a loss only an admin decides, and not the person concerned (rule role.10).
 */
export const changeRole = async (
  tx: Transaction,
  call: Call,
  role: LockedRole,
  change: UpdateUserRole,
): Promise<void> => {
  const { isActive } = change
  if (isActive !== undefined && !movable.includes(role.status)) refuse('UPDATE_NOT_ALLOWED')
  const status = isActive === undefined ? role.status : isActive ? 'active' : 'disabled'
  if (role.status === 'disabled' && status === 'active') await requireOpenAccount(tx, call, role.userId)
  const isChanged = change.roleType !== undefined || status !== role.status
  const isDecided = role.requestedRoleType !== null && isChanged
  const isLossDecided = isChanged && call.actor.roleType === 'admin' && call.actor.userId !== role.userId
  const isSentNow = isDecided && isUnconfirmed(role)
  await tx`
    update user_role set role_type = ${change.roleType ?? role.roleType}, status = ${status},
      requested_role_type = ${isDecided ? null : role.requestedRoleType},
      requested_loss = ${isLossDecided ? null : role.requestedLoss},
      waiting_since = ${isActive === undefined ? role.waitingSince : null},
      inviter_id = ${isSentNow ? call.actor.userId : tx`inviter_id`}, updated_at = clock_timestamp()
    where tenant_id = ${role.tenantId} and id = ${role.id}`
  await requireRemainingAdmin(tx, role, 'UPDATE_NOT_ALLOWED')
  await withdrawInvitations(tx, call, role.userId)
  if (isSentNow) await notifyInvited(tx, call, role.tenantId, [role.id])
  if (role.waitingSince !== null && status === 'active') await notifyAdmitted(tx, role)
}

/** Deletes a locked role; NO_PERMISSION for the last active admin. The caller deletes the rights on classes. */
export const removeRole = async (tx: Transaction, call: Call, role: LockedRole): Promise<void> => {
  await tx`delete from user_role where tenant_id = ${role.tenantId} and id = ${role.id}`
  await requireRemainingAdmin(tx, role, 'NO_PERMISSION')
  await withdrawInvitations(tx, call, role.userId)
}

/** Columns of a list over `ur` (user_role) with its user `u` (app_user). */
export const userRoleColumns = {
  id: 'ur.id',
  roleType: 'ur.role_type',
  status: 'ur.status',
  userId: 'ur.user_id',
  email: 'u.email',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  createdAt: 'ur.created_at',
  updatedAt: 'ur.updated_at',
} as const

/** Whether a school knows the person of role `ur`, a row `u` of app_user: not before the invitation is accepted. */
const isKnown = (tx: Transaction): Fragment => tx`
  (ur.status in ('active', 'disabled') or not u.is_setup_completed)`

/**
 * Joins the person of role `ur` as `u`, as far as the school knows him or her (rule role.9): of somebody with an account
 * who has not accepted its invitation the address alone. An account that nobody has set up has the names that were
 * given with the invitation.
 */
export const joinKnownPerson = (tx: Transaction): Fragment => tx`
  join lateral (
    select u.id, u.email, u.is_setup_completed, u.class_setup_tooltip_seen, u.team_setup_tooltip_seen,
      u.school_year_setup_tooltip_seen, u.deactivated_at,
      case when ${isKnown(tx)} then u.first_name else '' end as first_name,
      case when ${isKnown(tx)} then u.last_name else '' end as last_name,
      case when ${isKnown(tx)} then u.avatar end as avatar
    from app_user u where u.id = ur.user_id
  ) u on true`

/** The columns of person `u` in a list of people, as the beginning of a select list. */
export const personColumns = (tx: Transaction): Fragment => tx`
  u.id, u.email, u.first_name, u.last_name, u.avatar, u.is_setup_completed, u.class_setup_tooltip_seen,
  u.team_setup_tooltip_seen, u.school_year_setup_tooltip_seen`

/** What the provider wants to take from `ur` (user_role), as the column `requested_loss`. */
export const requestedLoss = (tx: Transaction): Fragment => tx`
  case when ur.requested_loss is not null then jsonb_build_object('kind', ur.requested_loss,
    'roleType', coalesce(ur.requested_loss_type, ur.role_type)) end as requested_loss`

/**
 * User `u` (app_user) and the inviter of a role `ur`, as the columns `user` and `inviter`. The inviter is not joined: a
 * page of a list would otherwise look up those of all rows before it sorts them.
 */
export const userAndInviter = (tx: Transaction): Fragment => tx`
  jsonb_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'avatar', u.avatar) as user,
  (
    select jsonb_build_object('id', inviter_u.id, 'firstName', inviter_u.first_name,
      'lastName', inviter_u.last_name, 'avatar', inviter_u.avatar)
    from app_user inviter_u where inviter_u.id = ur.inviter_id) as inviter`
