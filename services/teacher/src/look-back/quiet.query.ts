import { type LookBack, lookBackLimits } from '@lernspur/contracts/teacher/student/look-back.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { entriesOf, subjectsOf, thisWeek } from '../observation-change/entries-of-class'

/** Condition on `s` (student): in a subject of the class that the caller may access, and not waiting to be erased. */
export const ownStudents = (tx: Transaction, call: Call, schoolClassId: string): Fragment => tx`
  s.tenant_id = ${call.actor.tenantId} and s.erases_at is null
  and exists (
    select from student_class_relation scr
    where scr.tenant_id = s.tenant_id and scr.student_id = s.id and scr.school_class_id = ${schoolClassId})
  and exists (
    select from student_subject_relation ssr
    where ssr.tenant_id = s.tenant_id and ssr.student_id = s.id and ssr.school_class_id = ${schoolClassId}
      and ssr.school_subject_id = any(${subjectsOf(tx, call, schoolClassId)}))`

/** Children without an entry this week, those without one for longest first; nobody who waits to be erased. */
export const quietStudents = (tx: Transaction, call: Call, schoolClassId: string) => tx<LookBack['students']>`
  with newest as (
    select e.student_id, max(e.observed_at) as last_on
    from (${entriesOf(tx, call, schoolClassId)}) as e group by e.student_id)
  select s.id, s.first_name, s.last_name, s.avatar, newest.last_on
  from student s left join newest on newest.student_id = s.id
  where ${ownStudents(tx, call, schoolClassId)} and (newest.last_on is null or newest.last_on < ${thisWeek(tx, call)})
  order by newest.last_on nulls first, s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id
  limit ${lookBackLimits.students}`

/**
 * Competences without a recent entry in the class, those without one for longest first, from different subjects if
 * possible.
 */
export const quietCompetences = (tx: Transaction, call: Call, schoolClassId: string) => tx<LookBack['competences']>`
  with newest as (
    select e.competence_id, max(e.observed_at) as last_on
    from (${entriesOf(tx, call, schoolClassId)}) as e group by e.competence_id),
  quiet as (
    select c.id, c.description, newest.last_on, ss.name, ss.position,
      jsonb_build_object('id', ss.id, 'name', ss.name, 'abbreviation', ss.abbreviation, 'color', ss.color) as subject,
      row_number() over (
        partition by ss.id order by newest.last_on nulls first, cd.position, cd.id, c.position, c.id) as place
    from school_subject ss
    join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
    join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
    left join newest on newest.competence_id = c.id
    where ss.tenant_id = ${call.actor.tenantId} and ss.id = any(${subjectsOf(tx, call, schoolClassId)})
      and (newest.last_on is null
        or newest.last_on < ${schoolToday(tx, call.actor)} - ${lookBackLimits.competenceDays}::integer))
  select quiet.id, quiet.description, quiet.last_on, quiet.subject from quiet
  order by quiet.place, quiet.last_on nulls first, quiet.position, quiet.name collate "de-x-icu", quiet.id
  limit ${lookBackLimits.competences}`
