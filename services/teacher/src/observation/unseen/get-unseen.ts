import { type Unseen, type UnseenStudent, type UnseenSubject, unseenLimits } from '@lernspur/contracts/unseen.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { schoolToday } from '@lernspur/service-kit/school-today'

type Since = Pick<Unseen, 'studentsSince' | 'competencesSince'>

/** First day of the running term, or half a year ago between terms. */
const termStart = (tx: Transaction, actor: Actor): Query => tx`coalesce(
  (select max(t.start_date) from school_term t
    where t.tenant_id = ${actor.tenantId} and ${schoolToday(tx, actor)} between t.start_date and t.end_date),
  ${schoolToday(tx, actor)} - 182)`

const subjectsOf = (tx: Transaction, { actor }: Call, schoolClassId: string): Query => tx`
  select j.id from school_subject j
  where j.tenant_id = ${actor.tenantId} and j.school_class_id = ${schoolClassId}
    and j.id in (${visibleSubjects(tx, actor)})`

/** The class, if the caller sees it, with the days from which evidence counts as recent. */
const sinceQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<Since> => tx<Since[]>`
  select
    ${schoolToday(tx, actor)} - ${unseenLimits.days}::integer as students_since,
    ${termStart(tx, actor)} as competences_since
  from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`

const studentsQuery = (tx: Transaction, call: Call, schoolClassId: string) => {
  const { tenantId } = call.actor
  return tx<(UnseenStudent & { readonly total: number })[]>`
    select s.id, s.first_name, s.last_name, s.avatar, newest.observed_at as last_observed_at,
      count(*) over ()::integer as total
    from student s
    left join lateral (
      select max(o.observed_at) as observed_at from observation o
      where o.tenant_id = s.tenant_id and o.student_id = s.id and o.school_class_id = ${schoolClassId}
        and o.school_subject_id in (${subjectsOf(tx, call, schoolClassId)})
    ) as newest on true
    where s.tenant_id = ${tenantId}
      and exists (
        select from student_subject_relation r
        where r.tenant_id = s.tenant_id and r.student_id = s.id and r.school_class_id = ${schoolClassId}
          and r.school_subject_id in (${subjectsOf(tx, call, schoolClassId)})
      )
      and (newest.observed_at is null
        or newest.observed_at < ${schoolToday(tx, call.actor)} - ${unseenLimits.days}::integer)
    order by newest.observed_at nulls first, s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id
    limit ${unseenLimits.students}`
}

const unseenSubjectsQuery = (tx: Transaction, call: Call, schoolClassId: string) => {
  const { tenantId } = call.actor
  return tx<UnseenSubject[]>`
    select j.id, j.name, j.abbreviation, j.color, found.competence_count, found.unseen_count
    from school_subject j
    cross join lateral (
      select count(*)::integer as competence_count,
        (count(*) filter (where not exists (
          select from observation o
          where o.tenant_id = k.tenant_id and o.competence_id = k.id and o.school_class_id = ${schoolClassId}
            and o.observed_at >= ${termStart(tx, call.actor)}
        )))::integer as unseen_count
      from competence_domain d join competence k on k.tenant_id = d.tenant_id and k.domain_id = d.id
      where d.tenant_id = j.tenant_id and d.school_subject_id = j.id
    ) as found
    where j.tenant_id = ${tenantId} and j.id in (${subjectsOf(tx, call, schoolClassId)}) and found.unseen_count > 0
    order by found.unseen_count desc, j.name collate "de-x-icu", j.id`
}

/** What of a class has not been seen lately, in one round trip. NOT_FOUND for a class that the caller does not see. */
export const getUnseen = async (call: Call, schoolClassId: string): Promise<Unseen> => {
  const [[since], students, subjects] = await call.read((tx) => [
    sinceQuery(tx, call, schoolClassId),
    studentsQuery(tx, call, schoolClassId),
    unseenSubjectsQuery(tx, call, schoolClassId),
  ])
  if (!since) return refuse('NOT_FOUND')
  return {
    ...since,
    students: students.map(({ total: _, ...student }) => student),
    studentCount: students[0]?.total ?? 0,
    subjects,
  }
}
