import type { CoverageStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { participantsQuery, rollUp } from '../locations'
import { basisOf, basisQueries } from '../statistics.basis'
import { entryTables } from '../statistics.entries'
import { type Scope, scopeTables } from '../statistics.scope'

/** Pairs of a student and a competence with entries. */
interface ObservedPair {
  readonly seenCount: number
  readonly entryCount: number
  readonly lastObservedAt: string | null
}

interface SeenBy extends ObservedPair {
  /** Null in a row about a student. */
  readonly competenceId: string | null
  /** Null in a row about a competence. */
  readonly studentId: string | null
}

const seenQuery = (tx: Transaction, call: Call, scope: Scope): Query<SeenBy> => tx<SeenBy[]>`
  with ${entryTables(tx, call, scope)},
  seen as (
    select student_id, competence_id, count(*) as entries, max(observed_at) as last_observed_at
    from entry group by student_id, competence_id
  )
  select competence_id, student_id, count(*)::integer as seen_count, sum(entries)::integer as entry_count,
    max(last_observed_at) as last_observed_at
  from seen group by grouping sets ((competence_id), (student_id))`

interface Subjects {
  readonly studentId: string
  readonly schoolSubjectIds: readonly string[]
}

const subjectsQuery = (tx: Transaction, call: Call, scope: Scope): Query<Subjects> => tx<Subjects[]>`
  with ${scopeTables(tx, call, scope)}
  select student_id, array_agg(school_subject_id) as school_subject_ids from participant group by student_id`

const sumOf = (seen: readonly ObservedPair[]): ObservedPair => ({
  seenCount: seen.reduce((sum, { seenCount }) => sum + seenCount, 0),
  entryCount: seen.reduce((sum, { entryCount }) => sum + entryCount, 0),
  lastObservedAt:
    seen
      .flatMap(({ lastObservedAt }) => lastObservedAt ?? [])
      .toSorted()
      .at(-1) ?? null,
})

/** What was observed and what was not, by competence and by student (rule statistics.5). */
export const getCoverageStatistics = async (call: Call, scope: Scope): Promise<CoverageStatistics> => {
  // Planning takes as long as reading, and one plan is the best for every class.
  const [seen, participants, taking, ...rest] = await call.read(
    (tx) => [
      seenQuery(tx, call, scope),
      participantsQuery(tx, call, scope),
      subjectsQuery(tx, call, scope),
      ...basisQueries(tx, call, scope),
    ],
    'generic',
  )
  const basis = basisOf(rest, scope)
  const locations = rollUp(basis, participants)
  const byCompetence = Map.groupBy(seen, ({ competenceId }) => competenceId)
  const byStudent = Map.groupBy(seen, ({ studentId }) => studentId)
  const sizes = new Map(
    locations.flatMap(({ location, competenceIds }) =>
      location.domainId === null ? [[location.schoolSubjectId, competenceIds.length] as const] : [],
    ),
  )
  const subjectsOf = new Map(taking.map((row) => [row.studentId, row.schoolSubjectIds]))
  return {
    basis,
    competences: locations.map(({ location, competenceIds, possibleCount }) => ({
      ...location,
      possibleCount,
      ...sumOf(competenceIds.flatMap((id) => byCompetence.get(id) ?? [])),
    })),
    students: basis.students.flatMap(({ id: studentId }) => {
      const possibleCount = (subjectsOf.get(studentId) ?? []).reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
      return possibleCount === 0 ? [] : [{ studentId, possibleCount, ...sumOf(byStudent.get(studentId) ?? []) }]
    }),
  }
}
