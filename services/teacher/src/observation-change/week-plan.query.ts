import type { WeekPlanItem } from '@lernspur/contracts/teacher/student/week-plan-item'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { entriesOf, subjectsOf, thisWeek } from './entries-of-class'

/** Condition on `wpi` (week_plan_item): the caller's own for this week, and nobody else's (rule look-back.2). */
export const ownItem = (tx: Transaction, call: Call, schoolClassId: string | Fragment): Fragment => tx`
  wpi.tenant_id = ${call.actor.tenantId} and wpi.user_id = ${call.actor.userId}
  and wpi.school_class_id = ${schoolClassId} and wpi.week = ${thisWeek(tx, call)}`

/**
 * What the caller plans to look at this week in a class, by its id or a query of it; only competences of subjects that
 * are still accessible.
 */
export const planQuery = (tx: Transaction, call: Call, schoolClassId: string | Fragment) => tx<WeekPlanItem[]>`
  with seen as (
    select e.student_id, e.competence_id from (${entriesOf(tx, call, schoolClassId)}) as e
    where e.observed_at >= ${thisWeek(tx, call)})
  select wpi.id,
    case when s.id is not null then jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name,
      'avatar', s.avatar) end as student,
    case when c.id is not null then jsonb_build_object('id', c.id, 'description', c.description,
      'subjectId', cd.school_subject_id) end as competence,
    exists (select from seen where seen.student_id = wpi.student_id or seen.competence_id = wpi.competence_id) as is_done
  from week_plan_item wpi
  left join student s on s.tenant_id = wpi.tenant_id and s.id = wpi.student_id
  left join competence c on c.tenant_id = wpi.tenant_id and c.id = wpi.competence_id
  left join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
  where ${ownItem(tx, call, schoolClassId)}
    and (c.id is null or cd.school_subject_id = any(${subjectsOf(tx, call, schoolClassId)}))
  order by wpi.id`
