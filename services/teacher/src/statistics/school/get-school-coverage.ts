import type { SchoolCoverage, SubjectCoverage } from '@lernspur/contracts/teacher/statistics/school-coverage.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { termStart } from '../../observation-change/term-start'

type ClassCoverage = SchoolCoverage['classes'][number]
type CoverageRow = SubjectCoverage & { readonly classId: string; readonly className: string }

/** Condition on `sc` (school_class) and `sy`, its year: it is set up, active, and not of a year that is over. */
const isRunning = (tx: Transaction, actor: Actor): Fragment => tx`
  sc.tenant_id = ${actor.tenantId} and sc.is_active and sc.is_onboarding_finalized
  and sc.id in (${visibleClasses(tx, actor)})
  and (sy.id is null or sy.school_year_end >= ${schoolToday(tx, actor)})`

/** Entries of both versions since the term began (rule statistics.2). */
const entries = (tx: Transaction, { tenantId }: Actor): Fragment => {
  const of = (table: string) => tx`
    select o.school_subject_id, o.student_id, o.competence_id from ${tx(table)} o
    where o.tenant_id = ${tenantId} and o.observed_at >= (select since from term)`
  return tx`${of('observation')} union all ${of('legacy_observation')}`
}

/** One row for each subject of a running class, in the order of classes and subjects. */
const coverageQuery = (tx: Transaction, actor: Actor): Query<CoverageRow> => tx<CoverageRow[]>`
  with term as (select ${termStart(tx, actor)} as since),
  entry as materialized (${entries(tx, actor)}),
  seen_students as (
    select ssr.school_subject_id, count(distinct ssr.student_id)::integer as count
    from student_subject_relation ssr
    join entry on entry.school_subject_id = ssr.school_subject_id and entry.student_id = ssr.student_id
    join student s on s.tenant_id = ssr.tenant_id and s.id = ssr.student_id and s.erases_at is null
    where ssr.tenant_id = ${actor.tenantId}
    group by ssr.school_subject_id),
  seen_competences as (
    select entry.school_subject_id, count(distinct entry.competence_id)::integer as count
    from entry group by entry.school_subject_id)
  select sc.id as class_id, sc.name as class_name, ss.id, ss.name, ss.abbreviation, ss.color,
    (select count(*)::integer from student_subject_relation ssr
      join student s on s.tenant_id = ssr.tenant_id and s.id = ssr.student_id and s.erases_at is null
      where ssr.tenant_id = ss.tenant_id and ssr.school_subject_id = ss.id) as student_count,
    coalesce(seen_students.count, 0) as observed_student_count,
    (select count(*)::integer from competence_domain cd
      join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
      where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id) as competence_count,
    coalesce(seen_competences.count, 0) as observed_competence_count
  from school_class sc
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  join school_subject ss on ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id
  left join seen_students on seen_students.school_subject_id = ss.id
  left join seen_competences on seen_competences.school_subject_id = ss.id
  where ${isRunning(tx, actor)}
  order by sc.school_level, sc.name collate "de-x-icu", sc.id, ss.position, ss.name collate "de-x-icu", ss.id`

/** Rows of one class after another, as classes with their subjects. */
const classesOf = (rows: readonly CoverageRow[]): ClassCoverage[] =>
  [...Map.groupBy(rows, ({ classId }) => classId)].map(([id, subjects]) => ({
    id,
    name: subjects[0]?.className ?? '',
    subjects: subjects.map(({ classId, className, ...subject }) => subject),
  }))

/** What was observed in the running classes of the school since the term began, by class and subject: counts alone. */
export const getSchoolCoverage = async ({ actor, read }: Call): Promise<SchoolCoverage> => {
  const [[term], rows] = await read((tx) => [
    tx<{ since: string }[]>`select ${termStart(tx, actor)} as since`,
    coverageQuery(tx, actor),
  ])
  return { since: term?.since ?? '', classes: classesOf(rows) }
}
