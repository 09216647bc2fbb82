import type { LevelStatistics } from '@lernspur/contracts/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { keyOf, type Place, placesOf } from '../places'
import { type LevelCount, spreadOf } from '../spread'
import { basisOf, basisQueries } from '../statistics.basis'
import { levelTables } from '../statistics.entries'
import { scaleQuery } from '../statistics.scale'
import type { Scope } from '../statistics.scope'

const countsQuery = (tx: Transaction, call: Call, scope: Scope): Query<Place & LevelCount> =>
  tx<(Place & LevelCount)[]>`
    with ${levelTables(tx, call, scope, 'period')}
    select curriculum.school_subject_id, curriculum.domain_id, curriculum.competence_id, found.level,
      count(*)::integer as count
    from curriculum
    join participant on participant.school_subject_id = curriculum.school_subject_id
    left join found
      on found.student_id = participant.student_id and found.competence_id = curriculum.competence_id
    group by grouping sets (
      (curriculum.school_subject_id, found.level),
      (curriculum.school_subject_id, curriculum.domain_id, found.level),
      (curriculum.school_subject_id, curriculum.domain_id, curriculum.competence_id, found.level))`

/** How many students stand at which level, by subject, domain and competence. */
export const getLevelStatistics = async (call: Call, scope: Scope): Promise<LevelStatistics> => {
  const [counts, scales, ...rest] = await call.read((tx) => [
    countsQuery(tx, call, scope),
    scaleQuery(tx, call, scope, 'period'),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  const scale = scales[0] ?? null
  const byPlace = Map.groupBy(counts, keyOf)
  const rows = placesOf(basis).flatMap((place) => {
    const found = byPlace.get(keyOf(place))
    return found ? [{ ...place, ...spreadOf(found, scale?.levels.length ?? 0) }] : []
  })
  return { basis, scale, rows }
}
