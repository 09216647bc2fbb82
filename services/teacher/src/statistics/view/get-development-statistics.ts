import type { DevelopmentStatistics } from '@lernspur/contracts/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { classTerms } from '../class-terms'
import { type LevelCount, spreadOf } from '../spread'
import { basisOf, basisQueries } from '../statistics.basis'
import { levelTables } from '../statistics.entries'
import { scaleQuery } from '../statistics.scale'
import type { Scope } from '../statistics.scope'

interface TermCount extends LevelCount {
  readonly schoolTermId: string
  readonly schoolSubjectId: string | null
}

const countsQuery = (tx: Transaction, call: Call, scope: Scope): Query<TermCount> => tx<TermCount[]>`
  with ${levelTables(tx, call, scope, 'term')}
  select term.id as school_term_id, curriculum.school_subject_id, found.level, count(*)::integer as count
  from (${classTerms(tx, call, scope.schoolClassId)}) as term
  cross join curriculum
  join participant on participant.school_subject_id = curriculum.school_subject_id
  left join found on found.term_id = term.id and found.student_id = participant.student_id
    and found.competence_id = curriculum.competence_id
  group by grouping sets ((term.id, found.level), (term.id, curriculum.school_subject_id, found.level))`

const keyOf = ({ schoolTermId, schoolSubjectId }: Pick<TermCount, 'schoolTermId' | 'schoolSubjectId'>): string =>
  `${schoolTermId}:${schoolSubjectId}`

/** How many students stood at which level in each term, by the entries of that term alone (rule statistics.7). */
export const getDevelopmentStatistics = async (call: Call, scope: Scope): Promise<DevelopmentStatistics> => {
  const [counts, scales, ...rest] = await call.read((tx) => [
    countsQuery(tx, call, scope),
    scaleQuery(tx, call, scope, 'term'),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  const scale = scales[0] ?? null
  const found = Map.groupBy(counts, keyOf)
  const rows = [null, ...basis.subjects.map(({ id }) => id)].flatMap((schoolSubjectId) =>
    basis.terms.flatMap(({ id: schoolTermId }) => {
      const own = found.get(keyOf({ schoolTermId, schoolSubjectId }))
      return own ? [{ schoolTermId, schoolSubjectId, ...spreadOf(own, scale?.levels.length ?? 0) }] : []
    }),
  )
  return { basis, scale, rows }
}
