import type { Announcement } from '@lernspur/contracts/provider/announcement.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'

/** State of `a` (announcement) now (rule announcement.2). */
export const announcementState = (tx: Transaction): Fragment => tx`
  case when a.is_draft then 'draft' when a.starts_at > now() then 'scheduled' when a.ends_at > now() then 'running'
    else 'ended' end`

/** Roles `ur` at schools `t` that an announcement `a` is for. */
export const reachedRoles = (tx: Transaction): Fragment => tx`
  user_role ur
  join tenant t on t.id = ur.tenant_id and not t.is_provider and not t.is_disabled
  join app_user u on u.id = ur.user_id and u.deactivated_at is null
  where ur.status = 'active' and is_announced_to(a.roles, a.state_ids, a.school_type_ids, a.school_ids, ur.role_type,
    t.state_id, t.school_type_id, t.id)`

/** Select list of `a` (announcement). */
export const announcementSelect = (tx: Transaction): Fragment => tx`
  a.id, a.created_at, a.updated_at, ${announcementState(tx)} as state, a.form, a.severity, a.title_de, a.message_de,
  a.title_en, a.message_en, a.starts_at, a.ends_at, a.is_draft, a.roles, a.state_ids, a.school_type_ids, a.school_ids,
  a.told_at, a.reach_count,
  (select count(*)::integer from announcement_dismissal ad where ad.announcement_id = a.id) as dismissed_count`

/** Updates how many people announcements reach, where that has changed; `which` is a condition on `a`. */
export const countReach = async (tx: Transaction, which: Fragment): Promise<void> => {
  await tx`
    update announcement a set reach_count = counted.reach_count
    from (
      select a.id, (select count(distinct ur.user_id)::integer from ${reachedRoles(tx)}) as reach_count
      from announcement a where ${which}
    ) as counted
    where a.id = counted.id and a.reach_count <> counted.reach_count`
}

/** One announcement; NOT_FOUND when there is none, or it was deleted. */
export const readAnnouncement = async (tx: Transaction, id: string): Promise<Announcement> => {
  const [row] = await tx<Announcement[]>`
    select ${announcementSelect(tx)} from announcement a where a.id = ${id} and a.deleted_at is null`
  return row ?? refuse('NOT_FOUND')
}

/** The same, locked for a change, and in the state that the caller knows (EDIT_CONFLICT otherwise). */
export const lockAnnouncement = async (tx: Transaction, call: Call, id: string): Promise<Announcement> => {
  await tx`select from announcement a where a.id = ${id} for update`
  const current = await readAnnouncement(tx, id)
  await requireFresh(tx, call, current)
  return current
}
