import type {
  StatisticsBasis,
  StatisticsSubject,
  StatisticsTerm,
} from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query, ResultsOf, Transaction } from '@lernspur/service-kit/call/call'
import { classTerms } from './class-terms'
import type { Scope } from './statistics.scope'

const classQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<{ id: string }> =>
  tx<{ id: string }[]>`select id from (${visibleClasses(tx, actor)}) as visible where id = ${schoolClassId}`

const subjectsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<StatisticsSubject> =>
  tx<StatisticsSubject[]>`
    select ss.id, ss.name, ss.abbreviation, ss.color, coalesce((
      select jsonb_agg(jsonb_build_object('id', cd.id, 'name', cd.name, 'symbol', cd.symbol, 'competences', coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'description', c.description, 'shortTitle', c.short_title) order by c.position, c.id)
        from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]')) order by cd.position, cd.id)
      from competence_domain cd where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]') as domains
    from school_subject ss
    where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId}
      and ss.id in (${visibleSubjects(tx, actor)})
    order by ss.position, ss.name, ss.id`

const termsQuery = (tx: Transaction, call: Call, schoolClassId: string): Query<StatisticsTerm> =>
  tx<StatisticsTerm[]>`select * from (${classTerms(tx, call, schoolClassId)}) as term order by start_date, id`

const assessmentsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string) =>
  tx<StatisticsBasis['assessments']>`
    select pa.id, pa.name, pa.weighting::float8 as weighting, pa.school_term_id, pv.name as scale_name
    from performance_assessment pa
    join performance_visual pv on pv.tenant_id = pa.tenant_id and pv.id = pa.performance_visual_id
    left join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
    where pa.tenant_id = ${actor.tenantId} and pa.school_class_id = ${schoolClassId}
    order by stm.start_date, pa.weighting desc, pa.name, pa.id`

/** Students of the class with a subject that the caller may access, by name. */
const studentsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string) =>
  tx<StatisticsBasis['students']>`
    select s.id, s.first_name, s.last_name, s.avatar from student s
    where s.tenant_id = ${actor.tenantId} and s.erases_at is null and s.id in (
      select ssr.student_id from student_subject_relation ssr
      where ssr.tenant_id = ${actor.tenantId} and ssr.school_class_id = ${schoolClassId}
        and ssr.school_subject_id in (${visibleSubjects(tx, actor)}))
    order by s.last_name collate "de-x-icu", s.first_name collate "de-x-icu", s.id`

/** Queries for what every view needs; `basisOf` takes their results. */
export const basisQueries = (tx: Transaction, call: Call, { schoolClassId }: Scope) =>
  [
    classQuery(tx, call, schoolClassId),
    subjectsQuery(tx, call, schoolClassId),
    termsQuery(tx, call, schoolClassId),
    assessmentsQuery(tx, call, schoolClassId),
    studentsQuery(tx, call, schoolClassId),
  ] as const

const requireKnown = (rows: readonly { readonly id: string }[], id: string | undefined): void => {
  if (id !== undefined && !rows.some((row) => row.id === id)) refuse('NOT_FOUND')
}

/**
 * The values to filter by. NOT_FOUND for a class that the caller does not see, and for a filter that names no part of
 * it.
 */
export const basisOf = (
  [[schoolClass], subjects, terms, assessments, students]: ResultsOf<ReturnType<typeof basisQueries>>,
  { filter }: Scope,
): StatisticsBasis => {
  if (!schoolClass) return refuse('NOT_FOUND')
  requireKnown(subjects, filter.schoolSubjectId)
  requireKnown(terms, filter.schoolTermId)
  requireKnown(assessments, filter.performanceAssessmentId)
  requireKnown(students, filter.studentId)
  return { subjects, terms, assessments, students }
}
