import type { accessRightRoutes, ClassMember } from '@lernspur/contracts/access-right.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'

/**
 * Rows `m`: one for each access right, `right_id`, and one for each class that a user made, without; each with its class
 * `sc` and the role `ur` of its user. Joined plainly, so that each table is read once, however many members there are.
 */
const members = (tx: Transaction, { tenantId }: Actor): Fragment => tx`
  (
    select ar.id, ar.id as right_id, ar.school_class_id, ar.user_id from class_access_right ar
    where ar.tenant_id = ${tenantId}
    union all
    select made_sc.id, null, made_sc.id, made_sc.creator_id from school_class made_sc
    where made_sc.tenant_id = ${tenantId}
  ) as m
  join school_class sc on sc.tenant_id = ${tenantId} and sc.id = m.school_class_id
  join user_role ur on ur.tenant_id = ${tenantId} and ur.user_id = m.user_id`

/** Whether the school counts `ur` among the members whose rights on `sc` are listed; once for a class of one's own. */
const isListed = (tx: Transaction): Fragment => tx`
  ur.role_type = 'user' and ur.status in ('active', 'invitationPending') and sc.is_active and not sc.is_template
  and (m.right_id is null or sc.creator_id <> ur.user_id)`

/** Names of the subjects that `m` sees: all of a class of one's own. */
const seenSubjects = (tx: Transaction): Fragment => tx`array(
  select ss.name from school_subject ss
  where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id
    and (m.right_id is null or exists (
      select from class_access_right_subject ars
      where ars.tenant_id = sc.tenant_id and ars.class_access_right_id = m.right_id and ars.school_subject_id = ss.id)))`

const columns = (tx: Transaction) => ({
  id: 'm.id',
  userId: 'ur.user_id',
  schoolClassId: 'sc.id',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  className: 'sc.name',
  subjects: seenSubjects(tx),
  words: tx`concat_ws(' ', u.first_name, u.last_name, u.email, sc.name, array_to_string(${seenSubjects(tx)}, ' '))`,
})

/** The right of `m`, as one JSON expression; null for whoever made the class. */
const shownRight = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object(
    'canManageAccessRights', ar.can_manage_access_rights,
    'canManageStudents', ar.can_manage_students,
    'canManagePerformanceVisuals', ar.can_manage_performance_visuals,
    'canManageCompetences', ar.can_manage_competences,
    'canWriteCompetenceEntries', ar.can_write_competence_entries,
    'schoolSubjectIds', array(
      select ars.school_subject_id from class_access_right_subject ars
      where ars.tenant_id = ar.tenant_id and ars.class_access_right_id = ar.id),
    'createdAt', iso_instant(ar.created_at),
    'updatedAt', iso_instant(ar.updated_at))
  from class_access_right ar where ar.tenant_id = sc.tenant_id and ar.id = m.right_id)`

/** The user of `m`, as one JSON expression; read again, so that it is written for the rows of the page only. */
const shownUser = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object('id', shown_u.id, 'firstName', shown_u.first_name, 'lastName', shown_u.last_name,
    'avatar', shown_u.avatar, 'email', shown_u.email)
  from app_user shown_u where shown_u.id = u.id)`

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
            m.id, ur.status = 'invitationPending' as is_pending, ${shownRight(tx)} as right,
            ${shownUser(tx)} as user, jsonb_build_object('id', sc.id, 'name', sc.name) as school_class,
            (select coalesce(jsonb_agg(jsonb_build_object('id', ss.id, 'name', ss.name) order by ss.position, ss.id), '[]')
              from school_subject ss
              where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id) as subjects`,
          from: tx`${members(tx, call.actor)} join app_user u on u.id = ur.user_id where ${isListed(tx)}`,
          counted: tx`${members(tx, call.actor)} where ${isListed(tx)}`,
        },
      ),
    ),
  )
