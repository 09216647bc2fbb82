import type { Occasion } from '@lernspur/contracts/teacher/home/home-day.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Number of entries among which the occasions of the start page are found. */
export const maxEntries = 150

/** An observation with what the start page shows of it. */
export type NewestEntry = Omit<Occasion, 'seen' | 'studentCount'> &
  Occasion['seen'][number] & { readonly competenceId: string }

/**
 * The newest entries. Leaders see all of the school, where ids ascend with time; for others, the newest days are
 * searched class by class, because they may see only a few.
 */
const newest = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`
      select o.* from (
        select ss.school_class_id, array_agg(ss.id) as subject_ids from school_subject ss
        where ss.tenant_id = ${actor.tenantId} and ss.id = any(array(${visibleSubjects(tx, actor)}))
        group by ss.school_class_id) ss
      cross join lateral (
        select * from observation o
        where o.tenant_id = ${actor.tenantId} and o.school_class_id = ss.school_class_id
          and o.school_subject_id = any(ss.subject_ids)
        order by o.observed_at desc, o.id desc limit ${maxEntries}) o
      order by o.id desc limit ${maxEntries}`
    : tx`select * from observation o where o.tenant_id = ${actor.tenantId} order by o.id desc limit ${maxEntries}`

/** A level as the interface draws it. */
const levelObject = (tx: Transaction): Fragment => tx`
  case when pl.id is not null then jsonb_build_object('id', pl.id, 'level', pl.level, 'label', pl.label,
    'isFrontendPicture', pl.is_frontend_picture, 'picturePath', pl.picture_path,
    'pictureUrl', '/api/files/' || pl.picture_file_id) end`

/** The newest entries that the actor may see, newest first. */
export const newestEntriesQuery = (tx: Transaction, actor: Actor): Query<NewestEntry> => tx<NewestEntry[]>`
  select o.id, o.school_class_id, o.observed_at, o.competence_id, c.description as competence,
    jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
    jsonb_build_object('id', ss.id, 'name', ss.name, 'abbreviation', ss.abbreviation, 'color', ss.color) as subject,
    jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name, 'avatar', s.avatar) as student,
    ${levelObject(tx)} as level
  from (${newest(tx, actor)}) o
  join app_user u on u.id = o.creator_id
  join student s on s.tenant_id = o.tenant_id and s.id = o.student_id
  join school_subject ss on ss.tenant_id = o.tenant_id and ss.id = o.school_subject_id
  join competence c on c.tenant_id = o.tenant_id and c.id = o.competence_id
  left join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
  order by o.id desc`
