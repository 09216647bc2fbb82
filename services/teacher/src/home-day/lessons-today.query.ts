import type { HomeLesson } from '@lernspur/contracts/teacher/home/home-day.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** Condition on `t` (tenant): today lies between two spans of lessons of its state, in the summer holidays. */
const inHolidays = (tx: Transaction, actor: Actor): Fragment => {
  const spans = tx`
    select from school_calendar sca
    where sca.country_id = t.country_id and (sca.state_id is null or sca.state_id = t.state_id) and sca.kind = 'lessons'`
  return tx`
    exists (${spans} and sca.last_day < ${schoolToday(tx, actor)})
    and exists (${spans} and sca.first_day > ${schoolToday(tx, actor)})
    and not exists (${spans} and ${schoolToday(tx, actor)} between sca.first_day and sca.last_day)`
}

/** Condition on `sc` (school_class): the actor may write entries there. */
const isWritable = (tx: Transaction, actor: Actor): Fragment => tx`
  (${actor.roleType !== 'user'} or sc.creator_id = ${actor.userId} or exists (
    select from class_access_right ar
    where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id and ar.user_id = ${actor.userId}
      and ar.can_write_competence_entries))`

/**
 * The actor's own lessons of today in subjects that he or she may write, in classes that take entries and whose year
 * runs; none in the summer holidays (rule timetable.3).
 */
export const lessonsTodayQuery = (tx: Transaction, actor: Actor): Query<HomeLesson> => tx<HomeLesson[]>`
  select l.school_class_id, jsonb_build_object('id', ss.id, 'name', ss.name) as subject,
    (${schoolToday(tx, actor)} + make_interval(mins => lp.start_minute)) at time zone co.time_zone as starts_at,
    (${schoolToday(tx, actor)} + make_interval(mins => lp.end_minute)) at time zone co.time_zone as ends_at
  from lesson l
  join lesson_period lp on lp.tenant_id = l.tenant_id and lp.number = l.period_number
  join tenant t on t.id = l.tenant_id
  join country co on co.id = t.country_id
  join school_class sc on sc.tenant_id = l.tenant_id and sc.id = l.school_class_id
  join school_subject ss on ss.tenant_id = l.tenant_id and ss.id = l.school_subject_id
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where l.tenant_id = ${actor.tenantId} and l.user_id = ${actor.userId}
    and l.weekday = extract(isodow from ${schoolToday(tx, actor)})
    and (l.every_second_week_from is null
      or (date_trunc('week', ${schoolToday(tx, actor)})::date - date_trunc('week', l.every_second_week_from)::date) % 14 = 0)
    and sc.is_active and sc.is_onboarding_finalized and not sc.is_template
    and (sy.id is null or ${schoolToday(tx, actor)} between sy.school_year_start and sy.school_year_end)
    and ${isWritable(tx, actor)} and ss.id in (${visibleSubjects(tx, actor)})
    and not (${inHolidays(tx, actor)})
  order by lp.start_minute, sc.school_level, sc.name collate "de-x-icu", ss.name collate "de-x-icu", l.id`
