import type { CompetenceCoverage, CoverageStatistics, StudentCoverage } from '@lernspur/contracts/statistics.contract'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call'
import { keyOf, placesOf } from '../places'
import { basisOf, basisQueries } from '../statistics.basis'
import { entryTables } from '../statistics.entries'
import type { Scope } from '../statistics.scope'

/** Each student with each competence, and the entries there are of the two. */
const pairs = (tx: Transaction, call: Call, scope: Scope): Fragment => tx`
  with ${entryTables(tx, call, scope)},
  seen as (
    select student_id, competence_id, count(*)::integer as entries, max(observed_at) as last_observed_at
    from entry group by student_id, competence_id
  ),
  pair as (
    select curriculum.*, participant.student_id, seen.entries, seen.last_observed_at
    from curriculum
    join participant on participant.school_subject_id = curriculum.school_subject_id
    left join seen on seen.student_id = participant.student_id and seen.competence_id = curriculum.competence_id
  )`

const figures = (tx: Transaction): Fragment => tx`
  count(*)::integer as possible_count, count(entries)::integer as seen_count,
  coalesce(sum(entries), 0)::integer as entry_count, max(last_observed_at) as last_observed_at`

const competencesQuery = (tx: Transaction, call: Call, scope: Scope): Query<CompetenceCoverage> =>
  tx<CompetenceCoverage[]>`
    ${pairs(tx, call, scope)}
    select school_subject_id, domain_id, competence_id, ${figures(tx)} from pair
    group by grouping sets (
      (school_subject_id), (school_subject_id, domain_id), (school_subject_id, domain_id, competence_id))`

const studentsQuery = (tx: Transaction, call: Call, scope: Scope): Query<StudentCoverage> => tx<StudentCoverage[]>`
  ${pairs(tx, call, scope)}
  select student_id, ${figures(tx)} from pair group by student_id`

/** What was observed and what was not, by competence and by student (rule statistics.5). */
export const getCoverageStatistics = async (call: Call, scope: Scope): Promise<CoverageStatistics> => {
  const [competences, students, ...rest] = await call.read((tx) => [
    competencesQuery(tx, call, scope),
    studentsQuery(tx, call, scope),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  const byPlace = new Map(competences.map((row) => [keyOf(row), row]))
  const byStudent = new Map(students.map((row) => [row.studentId, row]))
  return {
    basis,
    competences: placesOf(basis).flatMap((place) => byPlace.get(keyOf(place)) ?? []),
    students: basis.students.flatMap(({ id }) => byStudent.get(id) ?? []),
  }
}
