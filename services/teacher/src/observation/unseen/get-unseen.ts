import { type Unseen, type UnseenStudent, type UnseenSubject, unseenLimits } from '@lernspur/contracts/unseen.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { schoolToday } from '@lernspur/service-kit/school-today'

type Since = Pick<Unseen, 'studentsSince' | 'competencesSince'>

/** First day of the current term, or half a year ago between terms. */
const termStart = (tx: Transaction, actor: Actor): Query => tx`coalesce(
  (select max(stm.start_date) from school_term stm
    where stm.tenant_id = ${actor.tenantId} and ${schoolToday(tx, actor)} between stm.start_date and stm.end_date),
  ${schoolToday(tx, actor)} - 182)`

const subjectsOf = (tx: Transaction, { actor }: Call, schoolClassId: string): Query => tx`
  select ss.id from school_subject ss
  where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId}
    and ss.id in (${visibleSubjects(tx, actor)})`

/** The class, if the caller may see it, with the days from which observations count as recent. */
const sinceQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<Since> => tx<Since[]>`
  select
    ${schoolToday(tx, actor)} - ${unseenLimits.days}::integer as students_since,
    ${termStart(tx, actor)} as competences_since
  from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`

/** Entries of both versions count (rule observation.2). */
type EntryTable = 'observation' | 'legacy_observation'

/** The newest day of `s` (student) in the class and a version, in the subjects that the caller may access. */
const newestDay = (tx: Transaction, call: Call, schoolClassId: string, table: EntryTable): Query => tx`(
  select max(o.observed_at) from ${tx(table)} o
  where o.tenant_id = s.tenant_id and o.student_id = s.id and o.school_class_id = ${schoolClassId}
    and o.school_subject_id in (${subjectsOf(tx, call, schoolClassId)}))`

/** Whether `c` (competence) has an entry of a version in the class since the current term began. */
const isSeen = (tx: Transaction, { actor }: Call, schoolClassId: string, table: EntryTable): Query => tx`exists (
  select from ${tx(table)} o
  where o.tenant_id = c.tenant_id and o.competence_id = c.id and o.school_class_id = ${schoolClassId}
    and o.observed_at >= ${termStart(tx, actor)})`

const studentsQuery = (tx: Transaction, call: Call, schoolClassId: string) => {
  const { tenantId } = call.actor
  return tx<(UnseenStudent & { readonly total: number })[]>`
    select s.id, s.first_name, s.last_name, s.avatar, newest.observed_at as last_observed_at,
      count(*) over ()::integer as total
    from student s
    cross join lateral (
      select greatest(${newestDay(tx, call, schoolClassId, 'observation')},
        ${newestDay(tx, call, schoolClassId, 'legacy_observation')}) as observed_at
    ) as newest
    where s.tenant_id = ${tenantId}
      and exists (
        select from student_subject_relation ssr
        where ssr.tenant_id = s.tenant_id and ssr.student_id = s.id and ssr.school_class_id = ${schoolClassId}
          and ssr.school_subject_id in (${subjectsOf(tx, call, schoolClassId)})
      )
      and (newest.observed_at is null
        or newest.observed_at < ${schoolToday(tx, call.actor)} - ${unseenLimits.days}::integer)
    order by newest.observed_at nulls first, s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id
    limit ${unseenLimits.students}`
}

const unseenSubjectsQuery = (tx: Transaction, call: Call, schoolClassId: string) => {
  const { tenantId } = call.actor
  return tx<UnseenSubject[]>`
    select ss.id, ss.name, ss.abbreviation, ss.color, found.competence_count, found.unseen_count
    from school_subject ss
    cross join lateral (
      select count(*)::integer as competence_count,
        (count(*) filter (where not (${isSeen(tx, call, schoolClassId, 'observation')}
          or ${isSeen(tx, call, schoolClassId, 'legacy_observation')})))::integer as unseen_count
      from competence_domain cd join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
      where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
    ) as found
    where ss.tenant_id = ${tenantId} and ss.id in (${subjectsOf(tx, call, schoolClassId)}) and found.unseen_count > 0
    order by found.unseen_count desc, ss.name collate "de-x-icu", ss.id`
}

/**
 * Students and competences of a class without recent observations, in one round trip. NOT_FOUND for a class that the
 * caller does not see.
 */
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
