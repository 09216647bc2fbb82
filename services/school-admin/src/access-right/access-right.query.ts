import type { AccessRight, InvitationAccessRight } from '@lernspur/contracts/access-right.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { type RightKind, rightOfInvitation, rightOfPerson } from './right-kind'

/** Rights on classes that the actor may see, to be narrowed by `and …`. `a` is the right. */
export const visibleAccessRight = (tx: Transaction, actor: Actor): Fragment => tx`
  class_access_right a
  join school_class c on c.tenant_id = a.tenant_id and c.id = a.school_class_id
  join app_user u on u.id = a.user_id
  join user_role m on m.tenant_id = a.tenant_id and m.user_id = a.user_id
  where a.tenant_id = ${actor.tenantId} and c.id in (${visibleClasses(tx, actor)})`

/** The same for rights that wait for whoever accepts invitation `i`. */
export const visibleInvitationAccessRight = (tx: Transaction, actor: Actor): Fragment => tx`
  invitation_access_right a
  join school_class c on c.tenant_id = a.tenant_id and c.id = a.school_class_id
  join invitation i on i.tenant_id = a.tenant_id and i.id = a.invitation_id
  where a.tenant_id = ${actor.tenantId} and c.id in (${visibleClasses(tx, actor)})`

/** What rights of both kinds show; subjects that the actor may not see stay out. */
const shownRights = (tx: Transaction, actor: Actor, { subjects, right }: RightKind): Fragment => tx`
  a.id, json_build_object('id', c.id, 'name', c.name) as school_class,
  a.can_manage_access_rights, a.can_manage_students, a.can_manage_performance_visuals,
  a.can_manage_competences, a.can_write_competence_entries,
  array(select s.school_subject_id::text from ${tx(subjects)} s
    where s.tenant_id = a.tenant_id and s.${tx(right)} = a.id
      and s.school_subject_id in (${visibleSubjects(tx, actor)})) as school_subject_ids,
  a.created_at, a.updated_at`

/** What a right shows, as a select list over `visibleAccessRight`. */
export const shownAccessRight = (tx: Transaction, actor: Actor): Fragment => tx`
  m.role_type as user_role_type,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as user,
  ${shownRights(tx, actor, rightOfPerson)}`

/** What a waiting right shows, as a select list over `visibleInvitationAccessRight`. */
export const shownInvitationAccessRight = (tx: Transaction, actor: Actor): Fragment => tx`
  a.invitation_id, i.user_role_type, ${shownRights(tx, actor, rightOfInvitation)}`

/** One right after a change in the same transaction. */
export const readAccessRight = async (tx: Transaction, { actor }: Call, id: string): Promise<AccessRight> => {
  const [row] = await tx<AccessRight[]>`
    select ${shownAccessRight(tx, actor)} from ${visibleAccessRight(tx, actor)} and a.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

/** One waiting right after a change in the same transaction. */
export const readInvitationAccessRight = async (
  tx: Transaction,
  { actor }: Call,
  id: string,
): Promise<InvitationAccessRight> => {
  const [row] = await tx<InvitationAccessRight[]>`
    select ${shownInvitationAccessRight(tx, actor)} from ${visibleInvitationAccessRight(tx, actor)} and a.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
