import type { HomeDay } from '@lernspur/contracts/teacher/home/home-day.contract'
import { isOngoing, visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { unseenQuery } from '../observation-change/unseen.query'
import { planQuery } from '../observation-change/week-plan.query'
import { managedReport, visibleReport, visibleReportSubject } from '../report-access/visible-report'
import { lessonsTodayQuery } from './lessons-today.query'
import { newestEntriesQuery } from './newest-entries.query'
import { occasionsOf } from './occasions'

/**
 * The requested class if the actor sees it and it is active, unless its year is over and another one's is not; else an
 * active class that the actor teaches in the running year (rule class.6).
 */
const currentClass = (tx: Transaction, actor: Actor, requestedId: string | undefined): Fragment => tx`
  select sc.id, sc.is_onboarding_finalized
  from school_class sc
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  left join class_access_right ar
    on ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id and ar.user_id = ${actor.userId}
      and ${isOngoing(tx)}
  cross join lateral (select case
    when sy.id is null then 1
    when sy.school_year_end < ${schoolToday(tx, actor)} then 3
    when sy.school_year_start > ${schoolToday(tx, actor)} then 2
    else 0 end as position) as time
  cross join lateral (select
    sc.creator_id = ${actor.userId} as made, coalesce(ar.can_write_competence_entries, false) as holds) as part
  where sc.tenant_id = ${actor.tenantId} and sc.is_active and sc.id in (${visibleClasses(tx, actor)})
  order by
    time.position = 3, sc.id is distinct from ${requestedId ?? null}::uuid, time.position,
    case when ${actor.roleType === 'user'} then part.made else part.holds end desc, part.made or part.holds desc,
    sc.school_level, sc.name collate "de-x-icu", sc.id
  limit 1`

/** None while the set-up of the class is open: there was nobody to be observed yet. */
const finishedClass = (tx: Transaction, actor: Actor, requestedId: string | undefined): Fragment =>
  tx`(select shown.id from (${currentClass(tx, actor, requestedId)}) as shown where shown.is_onboarding_finalized)`

/** Condition on `rs` (report_subject) of `r` (report): it is open, and the actor's to complete. */
const ownOpenSubject = (tx: Transaction, actor: Actor): Fragment => tx`
  ${visibleReportSubject(tx, actor)} and rs.status = 'inProgress' and exists (
    select from class_access_right ar
    where ar.tenant_id = r.tenant_id and ar.school_class_id = r.school_class_id and ar.user_id = ${actor.userId}
      and ar.can_write_competence_entries and ${isOngoing(tx)})`

/**
 * Open reports by class and name: all that the actor manages, and those with a subject that the actor has to complete,
 * among all of that name. A report that another one corrects no longer counts.
 */
const openReportsQuery = (tx: Transaction, actor: Actor): Query<HomeDay['openReports'][number]> => {
  const isOpen = tx`r.status = 'inProgress' and (${managedReport(tx, actor)} or rs.id is not null)`
  return tx<HomeDay['openReports']>`
    select r.school_class_id, r.name, count(distinct r.id) filter (where ${isOpen})::integer as count,
      count(distinct r.id)::integer as total,
      coalesce(array_agg(distinct rs.name collate "de-x-icu") filter (where rs.id is not null and ${isOpen}), '{}')
        as subjects
    from report r join school_class sc on sc.tenant_id = r.tenant_id and sc.id = r.school_class_id
    left join report_subject rs on not ${managedReport(tx, actor)} and ${ownOpenSubject(tx, actor)}
    where ${visibleReport(tx, actor)} and sc.is_active and sc.is_onboarding_finalized
      and sc.id in (${visibleClasses(tx, actor)}) and not exists (
        select from report newer_r where newer_r.tenant_id = r.tenant_id and newer_r.corrects_id = r.id)
    group by r.school_class_id, r.name
    having count(*) filter (where ${isOpen}) > 0
    order by max(r.created_at) desc, r.name, r.school_class_id`
}

/** What the start page shows of the caller's classes, in one round trip. */
export const getHomeDay = async (call: Call, requestedId: string | undefined): Promise<HomeDay> => {
  const { actor, read } = call
  // Planning these statements takes longer than running them, and one plan is the best for every school and person.
  const [entries, [visible], [unseen], weekPlan, openReports, lessons] = await read(
    (tx) => [
      newestEntriesQuery(tx, actor),
      tx<{ id: string | null }[]>`select ${finishedClass(tx, actor, requestedId)} as id`,
      unseenQuery(tx, actor, finishedClass(tx, actor, requestedId)),
      planQuery(tx, call, finishedClass(tx, actor, requestedId)),
      openReportsQuery(tx, actor),
      lessonsTodayQuery(tx, actor),
    ],
    'generic',
  )
  return {
    occasions: occasionsOf(entries),
    unseen: unseen && visible?.id ? { ...unseen, schoolClassId: visible.id } : null,
    weekPlan: [...weekPlan],
    openReports: [...openReports],
    lessons: [...lessons],
  }
}
