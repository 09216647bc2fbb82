import type { Transaction } from '@lernspur/service-kit/call/call'
import { classInvite } from '@lernspur/service-kit/notification/class-invite'
import { notify } from '@lernspur/service-kit/notification/notify'
import { isAnswerable, isOpen } from '@lernspur/service-kit/tenant/open-invitation'

/** The role that an invitation created. */
export interface JoinedRole {
  readonly userRoleId: string
  readonly tenantId: string
  /** Rights on classes that came with it. */
  readonly accessRightIds: readonly string[]
}

interface GrantedRight {
  readonly id: string
  readonly schoolClassId: string
  readonly schoolClassName: string
  readonly inviterId: string
  /** The user could not see the class before. */
  readonly isNews: boolean
}

/**
 * Gives a new member the rights on classes that an invitation grants, except those of deleted classes, and notifies
 * about the classes; returns the ids of the rights. To be called once, in the transaction that creates the role.
 */
export const grantInvitedRights = async (
  tx: Transaction,
  invitationId: string,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<string[]> => {
  const rows = await tx<GrantedRight[]>`
    select id, school_class_id, school_class_name, inviter_id, is_news
    from grant_invited_classes(${tenantId}, ${invitationId}, ${userId})`
  const newRoles = rows.filter(({ isNews }) => isNews)
  const invites = newRoles.map(({ schoolClassId: id, schoolClassName: name, inviterId: senderId }) =>
    classInvite({ tenantId, id, name, userId, senderId }),
  )
  await notify(tx, ...invites)
  return rows.map(({ id }) => id)
}

/**
 * Makes a user a member by an invitation, with its rights. One statement counts the use and creates the role, so that
 * only one of several concurrent requests gets the last use. Undefined when the invitation is not open, is for another
 * address, or the user is already a member; a disabled role cannot be restored by a code. The last day that it names is
 * that of the role (rule role.11).
 */
export const joinByInvitation = async (
  tx: Transaction,
  invitationId: string,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<JoinedRole | undefined> => {
  const joinedType = tx`
    case when exists (select from tenant t where t.id = ur.tenant_id and ${isAnswerable(tx)})
      then ur.role_type else excluded.role_type end`
  // Serialises requests of one user, otherwise a double click would count two uses.
  await tx`select from app_user where id = ${userId} for update`
  const [role] = await tx<Omit<JoinedRole, 'accessRightIds'>[]>`
    with claimed as (
      update invitation i set used = i.used + 1, updated_at = now()
      from tenant t
      where i.id = ${invitationId} and t.id = i.tenant_id and ${isOpen(tx)} and (i.email is null or i.email = ${email})
        and not exists (
          select from user_role ur
          where ur.tenant_id = i.tenant_id and ur.user_id = ${userId} and ur.status in ('active', 'disabled')
        )
      returning i.tenant_id, i.user_role_type, i.role_ends_on, i.role_ends_at, i.inviter_id
    )
    insert into user_role as ur (user_id, tenant_id, role_type, status, ends_on, ends_at, end_set_by_id)
    select ${userId}, claimed.tenant_id, claimed.user_role_type, 'active', claimed.role_ends_on, claimed.role_ends_at,
      case when claimed.role_ends_on is not null then claimed.inviter_id end
    from claimed
    on conflict (tenant_id, user_id) do update set
      status = 'active',
      role_type = ${joinedType},
      requested_role_type = case when ${joinedType} <> 'admin' then nullif(ur.requested_role_type, ${joinedType}) end,
      ends_on = coalesce(excluded.ends_on, ur.ends_on),
      ends_at = coalesce(excluded.ends_at, ur.ends_at),
      end_set_by_id = coalesce(excluded.end_set_by_id, ur.end_set_by_id),
      end_notified_at = case when excluded.ends_on is null then ur.end_notified_at end,
      updated_at = now()
    where ur.status in ('invitationPending', 'invitationDeclined')
    returning id as user_role_id, tenant_id`
  if (!role) return undefined
  return { ...role, accessRightIds: await grantInvitedRights(tx, invitationId, { ...role, userId }) }
}
