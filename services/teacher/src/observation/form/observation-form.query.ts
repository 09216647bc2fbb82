import {
  type ObservationFormAssessment,
  type ObservationFormDomain,
  type ObservationFormEntry,
  type ObservationFormScale,
  type ObservationFormStudent,
  type ObservationFormSubject,
  observationFormLimits,
  type RecentCompetence,
} from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** Newest entries of a class among which those of one person are searched, who may have written few of them. */
const maxSearched = 1000

/** One row when the actor sees the class. */
export const classQuery = (tx: Transaction, actor: Actor, schoolClassId: string) =>
  tx`select from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`

/** Children of the class with those of their subjects that the actor may see, without those who wait to be erased (rule erasure.1). */
export const studentsQuery = (tx: Transaction, actor: Actor, schoolClassId: string) => tx<ObservationFormStudent[]>`
  select s.id, s.first_name, s.last_name, s.avatar, array(
    select ssr.school_subject_id::text from student_subject_relation ssr
    where ssr.tenant_id = ${actor.tenantId} and ssr.student_id = s.id and ssr.school_class_id = ${schoolClassId}
      and ssr.school_subject_id in (${visibleSubjects(tx, actor)})
    order by ssr.school_subject_id) as school_subject_ids
  from student_class_relation scr
  join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
  where scr.tenant_id = ${actor.tenantId} and scr.school_class_id = ${schoolClassId} and s.erases_at is null
  order by s.last_name, s.first_name, s.id`

const ofClass = (tx: Transaction, actor: Actor, schoolClassId: string): Fragment => tx`
  ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId} and ss.id in (${visibleSubjects(tx, actor)})`

export const subjectsQuery = (tx: Transaction, actor: Actor, schoolClassId: string) => tx<ObservationFormSubject[]>`
  select ss.id, ss.name, ss.abbreviation, ss.color from school_subject ss
  where ${ofClass(tx, actor, schoolClassId)} order by ss.position, ss.name, ss.id`

export const domainsQuery = (tx: Transaction, actor: Actor, schoolClassId: string) => tx<ObservationFormDomain[]>`
  select cd.id, cd.school_subject_id, cd.name, cd.symbol, coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'description', c.description, 'levelDescriptions', c.level_descriptions)
      order by c.position, c.id)
    from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]') as competences
  from school_subject ss
  join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
  where ${ofClass(tx, actor, schoolClassId)} order by cd.position, cd.id`

/** Assessments of the class in the current term, the weightiest first. */
export const assessmentsQuery = (tx: Transaction, actor: Actor, schoolClassId: string) => tx<
  ObservationFormAssessment[]
>`
  select pa.id, pa.name, pa.performance_visual_id
  from performance_assessment pa
  join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
  where pa.tenant_id = ${actor.tenantId} and pa.school_class_id = ${schoolClassId}
    and ${schoolToday(tx, actor)} between stm.start_date and stm.end_date
  order by pa.weighting desc, pa.name, pa.id`

/** Scales of the school and of the class, by name. */
export const scalesQuery = (tx: Transaction, { tenantId }: Actor, schoolClassId: string) =>
  tx<{ document: ObservationFormScale }[]>`
    select pv.document from performance_visual_document pv
    where pv.tenant_id = ${tenantId} and (pv.school_class_id is null or pv.school_class_id = ${schoolClassId})
    order by pv.name, pv.id`

/** Competences that the actor observed in the class, the last one first. */
const recent = (tx: Transaction, actor: Actor, schoolClassId: string): Fragment => tx`
  select newest.competence_id, max(newest.observed_at) as observed_at, max(newest.created_at) as created_at
  from (
    select o.competence_id, o.school_subject_id, o.observed_at, o.created_at, o.creator_id from observation o
    where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
    order by o.observed_at desc, o.id desc limit ${maxSearched}
  ) as newest
  where newest.creator_id = ${actor.userId} and newest.school_subject_id in (${visibleSubjects(tx, actor)})
  group by newest.competence_id
  order by created_at desc, newest.competence_id
  limit ${observationFormLimits.recent}`

export const recentQuery = (tx: Transaction, actor: Actor, schoolClassId: string) => tx<RecentCompetence[]>`
  select competence_id, observed_at from (${recent(tx, actor, schoolClassId)}) as seen`

/** The competence that the actor observed last in the class, as a subquery. */
export const lastCompetence = (tx: Transaction, actor: Actor, schoolClassId: string): Fragment => tx`(
  select competence_id from (${recent(tx, actor, schoolClassId)}) as seen limit 1)`

/** The newest entry of each child for a competence that the actor may access, and its newest level. */
export const newestQuery = (tx: Transaction, actor: Actor, schoolClassId: string, competenceId: Fragment) => tx<
  ObservationFormEntry[]
>`
  select o.student_id, max(o.observed_at) as observed_at,
    (array_agg(o.performance_level_id order by o.observed_at desc, o.created_at desc, o.id desc)
      filter (where o.performance_level_id is not null))[1] as performance_level_v2_id
  from observation o
  where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId} and o.competence_id = ${competenceId}
    and o.school_subject_id in (${visibleSubjects(tx, actor)})
  group by o.student_id order by o.student_id`
