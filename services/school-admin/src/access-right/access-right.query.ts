import type { AccessRight, InvitationAccessRight } from '@lernspur/contracts/school-admin/access-right.contract'
import { isOngoing, visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { joinKnownPerson } from '@lernspur/service-kit/tenant/user-role'
import { type RightKind, rightOfInvitation, rightOfPerson } from './right-kind'

/** Rights on classes that the actor may see, to be narrowed by `and …`. `ar` is the right. */
export const visibleAccessRight = (tx: Transaction, actor: Actor): Fragment => tx`
  class_access_right ar
  join school_class sc on sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id
  join user_role ur on ur.tenant_id = ar.tenant_id and ur.user_id = ar.user_id
  ${joinKnownPerson(tx)}
  where ar.tenant_id = ${actor.tenantId} and ${isOngoing(tx)} and sc.id in (${visibleClasses(tx, actor)})`

/**
 * The same for access rights of invitations, with the invitation as `i` and the rights that still count as `kept`: a
 * right has lapsed once nobody who promised it could still grant it (rule class-right.8).
 */
export const visibleInvitationAccessRight = (tx: Transaction, actor: Actor): Fragment => tx`
  invitation_access_right ar
  join school_class sc on sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id
  join invitation i on i.tenant_id = ar.tenant_id and i.id = ar.invitation_id
  cross join lateral rights_to_give(
    ar.tenant_id, ar.school_class_id, coalesce(ar.promiser_ids, array[i.inviter_id])) as kept
  where ar.tenant_id = ${actor.tenantId} and kept.gives and sc.id in (${visibleClasses(tx, actor)})`

/** Columns of both kinds of access rights; subjects that the actor may not see are left out. */
const rightColumns = (tx: Transaction, actor: Actor, { subjects, right }: RightKind, lapses: Fragment): Fragment => tx`
  ar.id, json_build_object('id', sc.id, 'name', sc.name) as school_class, ar.can_manage_access_rights,
  array(select ars.school_subject_id::text from ${tx(subjects)} ars
    where ars.tenant_id = ar.tenant_id and ars.${tx(right)} = ar.id ${lapses}
      and ars.school_subject_id in (${visibleSubjects(tx, actor)})) as school_subject_ids,
  ar.created_at, ar.updated_at`

/** Select list over `visibleAccessRight`. */
export const accessRightSelection = (tx: Transaction, actor: Actor): Fragment => tx`
  ur.role_type as user_role_type,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as user,
  ar.can_manage_students, ar.can_manage_performance_visuals, ar.can_manage_competences, ar.can_write_competence_entries,
  ar.ends_on, ${rightColumns(tx, actor, rightOfPerson, tx``)}`

/** Select list over `visibleInvitationAccessRight`. */
export const invitationAccessRightSelection = (tx: Transaction, actor: Actor): Fragment => tx`
  ar.invitation_id, i.user_role_type,
  ar.can_manage_students and kept.students as can_manage_students,
  ar.can_manage_performance_visuals and kept.visuals as can_manage_performance_visuals,
  ar.can_manage_competences and kept.competences as can_manage_competences,
  ar.can_write_competence_entries and kept.writes as can_write_competence_entries,
  ${rightColumns(
    tx,
    actor,
    rightOfInvitation,
    tx`and (kept.all_subjects or ars.school_subject_id = any(kept.subject_ids))`,
  )}`

/** Reads an access right after a change, in the same transaction. */
export const readAccessRight = async (tx: Transaction, { actor }: Call, id: string): Promise<AccessRight> => {
  const [row] = await tx<AccessRight[]>`
    select ${accessRightSelection(tx, actor)} from ${visibleAccessRight(tx, actor)} and ar.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

/** Reads an access right of an invitation after a change, in the same transaction. */
export const readInvitationAccessRight = async (
  tx: Transaction,
  { actor }: Call,
  id: string,
): Promise<InvitationAccessRight> => {
  const [row] = await tx<InvitationAccessRight[]>`
    select ${invitationAccessRightSelection(tx, actor)} from ${visibleInvitationAccessRight(tx, actor)} and ar.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
