import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { isOngoing, permissionFields } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { tenantDocument } from '@lernspur/service-kit/tenant/tenant-row'
import { joinKnownPerson, requestedLoss, userAndInviter } from '@lernspur/service-kit/tenant/user-role'

/** Access rights of `ur` (user_role) and its user `u`, as one JSON expression. */
const rightColumns = (tx: Transaction): Fragment => tx`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', ar.id,
      'user', jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar),
      'schoolClass', jsonb_build_object('id', sc.id, 'name', sc.name),
      'userRoleType', ur.role_type,
      'endsOn', ar.ends_on,
      ${permissionFields(tx)},
      'createdAt', iso_instant(ar.created_at),
      'updatedAt', iso_instant(ar.updated_at)) order by sc.school_level, sc.name)
    from class_access_right ar
    join school_class sc on sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id
    where ar.tenant_id = ur.tenant_id and ar.user_id = ur.user_id and ${isOngoing(tx)}), '[]')`

/** Roles with user and school: a select list and its source over `ur` (user_role). */
export const userRoleSelect = (tx: Transaction): Fragment => tx`
  ur.id, ur.role_type, ur.status, ur.ends_on, ur.waiting_since, ur.identity_provider_id, ur.requested_role_type,
  ${requestedLoss(tx)}, ur.tenant_id, ur.created_at, ur.updated_at, ${tenantDocument(tx)} as tenant,
  ${userAndInviter(tx)},
  ${rightColumns(tx)} as access_rights`

export const userRoleSource = (tx: Transaction, { actor }: Call): Fragment => tx`
  user_role ur ${joinKnownPerson(tx)} join tenant t on t.id = ur.tenant_id
  where ur.tenant_id = ${actor.tenantId}`

/** Roles by id, in the order of the ids. */
export const readUserRoles = async (tx: Transaction, call: Call, ids: readonly string[]): Promise<UserRole[]> => {
  const rows = await tx<UserRole[]>`
    select ${userRoleSelect(tx)} from ${userRoleSource(tx, call)} and ur.id = any(${ids as string[]}::uuid[])
    order by array_position(${ids as string[]}::uuid[], ur.id)`
  return [...rows]
}
