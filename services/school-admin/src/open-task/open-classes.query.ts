import { type ClassTask, namedClassesMax } from '@lernspur/contracts/school-admin/school/open-task.contract'
import { isOngoing } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** Condition on `sc`: only leaders of the school work there, by a right or as its creator. */
const isWithoutTeam = (tx: Transaction): Fragment => tx`
  not exists (
    select from class_access_right ar
    join user_role ur on ur.tenant_id = ar.tenant_id and ur.user_id = ar.user_id and ur.status = 'active'
    where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id and ${isOngoing(tx)})
  and not exists (
    select from user_role ur
    where ur.tenant_id = sc.tenant_id and ur.user_id = sc.creator_id and ur.status = 'active' and ur.role_type = 'user')`

/** Condition on `sc`: it is in no school year, or in one that has ended. */
const isWithoutYear = (tx: Transaction, actor: Actor): Fragment => tx`
  not exists (
    select from school_year sy
    where sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id and sy.school_year_end >= ${schoolToday(tx, actor)})`

/** Condition on `sc`: the assessments of a semester of its year do not add up to 100 %. */
const hasOtherWeights = (tx: Transaction): Fragment => tx`
  exists (
    select from performance_assessment pa
    left join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
    where pa.tenant_id = sc.tenant_id and pa.school_class_id = sc.id and not pa.is_template
      and (stm.id is null or stm.school_year_id = sc.school_year_id)
    group by pa.school_term_semester having sum(pa.weighting) <> 100)`

/** What is open in the active classes of the school, by kind, as the contract shows it. */
export const openClasses = (tx: Transaction, actor: Actor) => tx<ClassTask[]>`
  with active_class as materialized (
    select sc.id, sc.name, sc.school_level, not sc.is_onboarding_finalized as is_in_setup,
      ${isWithoutTeam(tx)} as is_without_team, ${isWithoutYear(tx, actor)} as is_without_year,
      ${hasOtherWeights(tx)} as has_other_weights
    from school_class sc
    where sc.tenant_id = ${actor.tenantId} and sc.is_active and not sc.is_template)
  select task.kind, count(*)::integer as count,
    (array_agg(json_build_object('id', id, 'name', name) order by school_level, name, id))[1:${namedClassesMax}] as classes
  from active_class
  cross join lateral (values
    (1, 'setup', is_in_setup), (2, 'team', is_without_team), (3, 'year', is_without_year),
    (4, 'weights', has_other_weights)) as task (place, kind, is_open)
  where task.is_open
  group by task.place, task.kind order by task.place`
