import { type UnobservedSubjects, unseenLimits } from '@lernspur/contracts/teacher/home/unseen.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { termStart } from './term-start'

/** One row `f` of the class, if the actor may see it: facts that the rest needs repeatedly, evaluated once. */
const facts = (tx: Transaction, actor: Actor, schoolClassId: Fragment): Fragment => tx`
  select visible.id as school_class_id, ${schoolToday(tx, actor)} as today, ${termStart(tx, actor)} as term_start,
    array(
      select ss.id from school_subject ss
      where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = visible.id
        and ss.id in (${visibleSubjects(tx, actor)})
    ) as subjects
  from (${visibleClasses(tx, actor)}) as visible (id) where visible.id = ${schoolClassId}`

/** Entries of both versions count (rule observation.2). */
type EntryTable = 'observation' | 'legacy_observation'

/** The newest day of `s` (student) in the class and a version, in the subjects that the actor may access. */
const newestDay = (tx: Transaction, { tenantId }: Actor, table: EntryTable): Fragment => tx`(
  select o.observed_at from ${tx(table)} o
  where o.tenant_id = ${tenantId} and o.student_id = s.id and o.school_class_id = f.school_class_id
    and o.school_subject_id = any(f.subjects)
  order by o.observed_at desc, o.id desc limit 1)`

/**
 * Whether `c` (competence) has an entry of a version since the current term began. A competence is of one class for
 * good. By its newest day: with a condition on days, the planner would search those of the whole class or school.
 */
const isSeen = (tx: Transaction, { tenantId }: Actor, table: EntryTable): Fragment => tx`coalesce((
  select max(o.observed_at) from ${tx(table)} o
  where o.tenant_id = ${tenantId} and o.competence_id = c.id) >= f.term_start, false)`

/**
 * Students of the class without a recent entry, with their position in this list. Without `offset 0`, here and below,
 * the planner would evaluate the subquery once for each reference to it.
 */
const unseenStudents = (tx: Transaction, actor: Actor): Fragment => tx`
  select jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name, 'avatar', s.avatar,
      'lastObservedAt', newest.observed_at) as shown,
    row_number() over (order by newest.observed_at nulls first, s.first_name collate "de-x-icu",
      s.last_name collate "de-x-icu", s.id) as position
  from student s
  cross join lateral (
    select greatest(${newestDay(tx, actor, 'observation')}, ${newestDay(tx, actor, 'legacy_observation')}) as observed_at
    offset 0
  ) as newest
  where s.tenant_id = ${actor.tenantId}
    and s.id in (
      select ssr.student_id from student_subject_relation ssr
      where ssr.tenant_id = ${actor.tenantId} and ssr.school_class_id = f.school_class_id
        and ssr.school_subject_id = any(f.subjects))
    and (newest.observed_at is null or newest.observed_at < f.today - ${unseenLimits.days}::integer)`

/** Subjects of the class with the number of their competences, and of those without an entry this term. */
const subjectCounts = (tx: Transaction, actor: Actor): Fragment => tx`
  select ss.id, ss.name, ss.abbreviation, ss.color, count(*)::integer as competence_count,
    (count(*) filter (where not (${isSeen(tx, actor, 'observation')} or ${isSeen(tx, actor, 'legacy_observation')})))::integer
      as unseen_count
  from school_subject ss
  join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
  join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
  where ss.tenant_id = ${actor.tenantId} and ss.id = any(f.subjects)
  group by ss.tenant_id, ss.id
  offset 0`

/**
 * Students and competences of a class without recent observations, in the subjects that the actor may access: one row,
 * none for a class that the actor does not see.
 */
export const unseenQuery = (tx: Transaction, actor: Actor, schoolClassId: Fragment): Query<UnobservedSubjects> => tx<
  UnobservedSubjects[]
>`
  with facts as materialized (${facts(tx, actor, schoolClassId)})
  select f.today - ${unseenLimits.days}::integer as students_since, f.term_start as competences_since,
    coalesce(unseen.students, '[]') as students, unseen.student_count, coalesce(seldom.subjects, '[]') as subjects,
    seldom.competence_count
  from facts f
  cross join lateral (
    select jsonb_agg(found.shown order by found.position) filter (where found.position <= ${unseenLimits.students})
        as students, count(*)::integer as student_count
    from (${unseenStudents(tx, actor)}) as found
  ) as unseen
  cross join lateral (
    select jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name, 'abbreviation', found.abbreviation,
      'color', found.color, 'unseenCount', found.unseen_count, 'competenceCount', found.competence_count)
      order by found.unseen_count desc, found.name collate "de-x-icu", found.id)
        filter (where found.unseen_count > 0) as subjects,
      coalesce(sum(found.competence_count), 0)::integer as competence_count
    from (${subjectCounts(tx, actor)}) as found
  ) as seldom`
