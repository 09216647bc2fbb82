import type { accessRightRoutes, ClassMember } from '@lernspur/contracts/school-admin/access-right.contract'
import { isOngoing, permissionFields } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { joinKnownPerson } from '@lernspur/service-kit/tenant/user-role'

/** Active classes of the school, each with what is shown of it. */
const activeClasses = (tx: Transaction, { tenantId }: Actor): Fragment => tx`(
  select sc.tenant_id, sc.id, sc.name, sc.creator_id, jsonb_build_object('id', sc.id, 'name', sc.name) as document
  from school_class sc
  where sc.tenant_id = ${tenantId} and sc.is_active and not sc.is_template
  offset 0)`

/** Users who count as members, whose rights are listed. */
const countedUsers = (tx: Transaction, { tenantId }: Actor): Fragment => tx`(
  select u.id, u.first_name, u.last_name, u.avatar, u.email, ur.status = 'invitationPending' as is_pending
  from user_role ur ${joinKnownPerson(tx)}
  where ur.tenant_id = ${tenantId} and ur.role_type = 'user' and ur.status in ('active', 'invitationPending')
  offset 0)`

/**
 * Rows `m`: one for each right on a class of somebody else, and one for each class that a user made, without a right;
 * each with its class `sc` and its user `u`. Classes and users are read as a whole first (`offset 0` ensures that): a
 * prepared statement is planned for an average school, and would look up both for each of a large school's thousands of
 * rights.
 */
const members = (tx: Transaction, actor: Actor): Fragment => tx`
  (
    select ar.id, ar.id as right_id, ar.school_class_id, ar.user_id from class_access_right ar
    where ar.tenant_id = ${actor.tenantId} and ${isOngoing(tx)}
    union all
    select made_sc.id, null, made_sc.id, made_sc.creator_id from school_class made_sc
    where made_sc.tenant_id = ${actor.tenantId}
  ) as m
  join ${activeClasses(tx, actor)} as sc on sc.id = m.school_class_id
  join ${countedUsers(tx, actor)} as u on u.id = m.user_id
  where (m.right_id is null or sc.creator_id <> u.id)`

/** Names of the subjects that `m` sees: all of them in a class that the user created. */
const seenSubjects = (tx: Transaction): Fragment => tx`array(
  select ss.name from school_subject ss
  where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id
    and (m.right_id is null or exists (
      select from class_access_right_subject ars
      where ars.tenant_id = sc.tenant_id and ars.class_access_right_id = m.right_id and ars.school_subject_id = ss.id)))`

const columns = (tx: Transaction) => ({
  id: 'm.id',
  userId: 'u.id',
  schoolClassId: 'sc.id',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  className: 'sc.name',
  subjects: seenSubjects(tx),
  words: tx`concat_ws(' ', u.first_name, u.last_name, u.email, sc.name, array_to_string(${seenSubjects(tx)}, ' '))`,
})

/** The right of `m`, as one JSON expression; null for the creator of the class. */
const rightObject = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object(
    ${permissionFields(tx)},
    'endsOn', ar.ends_on,
    'createdAt', iso_instant(ar.created_at),
    'updatedAt', iso_instant(ar.updated_at))
  from class_access_right ar where ar.tenant_id = sc.tenant_id and ar.id = m.right_id)`

/** The user of `m`, as one JSON expression. */
const userObject = (tx: Transaction): Fragment => tx`
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar,
    'email', u.email)`

/** Members of the school in its active classes with what they may do there, by person and class. */
export const listClassMembers = async (call: Call, list: ListOf<typeof accessRightRoutes.listClassMembers>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<ClassMember>(
        tx,
        compileList(tx, list, columns(tx), [
          { field: 'lastName', dir: 'asc' },
          { field: 'firstName', dir: 'asc' },
          { field: 'className', dir: 'asc' },
        ]),
        {
          select: tx`
            m.id, u.is_pending, ${rightObject(tx)} as right, ${userObject(tx)} as user, sc.document as school_class,
            (select coalesce(jsonb_agg(jsonb_build_object('id', ss.id, 'name', ss.name) order by ss.position, ss.id), '[]')
              from school_subject ss
              where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id) as subjects`,
          from: members(tx, call.actor),
        },
      ),
    ),
  )
