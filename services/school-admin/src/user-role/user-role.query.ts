import type { UserRole } from '@lernspur/contracts/user-role.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { tenantDocument } from '@lernspur/service-kit/tenant-row'

/** Rights on single classes that go with a role `r` of user `u`, as one JSON expression. */
const shownRights = (tx: Transaction): Fragment => tx`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', a.id,
      'user', jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar),
      'schoolClass', jsonb_build_object('id', c.id, 'name', c.name),
      'userRoleType', r.role_type,
      'canManageAccessRights', a.can_manage_access_rights,
      'canManageStudents', a.can_manage_students,
      'canManagePerformanceVisuals', a.can_manage_performance_visuals,
      'canManageCompetences', a.can_manage_competences,
      'canWriteCompetenceEntries', a.can_write_competence_entries,
      'schoolSubjectIds', array(
        select s.school_subject_id from class_access_right_subject s
        where s.tenant_id = a.tenant_id and s.class_access_right_id = a.id),
      'createdAt', iso_instant(a.created_at),
      'updatedAt', iso_instant(a.updated_at)) order by c.school_level, c.name)
    from class_access_right a
    join school_class c on c.tenant_id = a.tenant_id and c.id = a.school_class_id
    where a.tenant_id = r.tenant_id and a.user_id = r.user_id), '[]')`

/** Roles with whom and what they belong to: a select list and its source over role `r`. */
export const userRoleSelect = (tx: Transaction): Fragment => tx`
  r.id, r.role_type, r.status, r.tenant_id, r.created_at, r.updated_at, ${tenantDocument(tx)} as tenant,
  jsonb_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'avatar', u.avatar) as user,
  ${shownRights(tx)} as access_rights`

export const userRoleSource = (tx: Transaction, { actor }: Call): Fragment => tx`
  user_role r join app_user u on u.id = r.user_id join tenant t on t.id = r.tenant_id
  where r.tenant_id = ${actor.tenantId}`

/** Roles by id, in the order of the ids. */
export const readUserRoles = async (tx: Transaction, call: Call, ids: readonly string[]): Promise<UserRole[]> => {
  const rows = await tx<UserRole[]>`
    select ${userRoleSelect(tx)} from ${userRoleSource(tx, call)} and r.id = any(${ids as string[]}::uuid[])
    order by array_position(${ids as string[]}::uuid[], r.id)`
  return [...rows]
}
