import type { StudentStatistics } from '@lernspur/contracts/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { basisOf, basisQueries } from '../statistics.basis'
import { levelTables } from '../statistics.entries'
import { scaleQuery } from '../statistics.scale'
import type { Scope } from '../statistics.scope'

interface TermLevel {
  readonly competenceId: string
  readonly termId: string
  readonly level: number
}

const levelsQuery = (tx: Transaction, call: Call, scope: Scope): Query<TermLevel> => tx<TermLevel[]>`
  with ${levelTables(tx, call, scope, 'term')}
  select competence_id, term_id, level from found where student_id = ${scope.filter.studentId ?? null}`

/** The levels of one student by competence and term, never beside those of others (rule statistics.6). */
export const getStudentStatistics = async (call: Call, scope: Scope): Promise<StudentStatistics> => {
  const [levels, scales, ...rest] = await call.read((tx) => [
    levelsQuery(tx, call, scope),
    scaleQuery(tx, call, scope, 'term'),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  if (scope.filter.studentId === undefined) return { basis, scale: null, rows: [] }
  const known = Map.groupBy(levels, ({ competenceId }) => competenceId)
  const competences = basis.subjects.flatMap(({ domains }) => domains.flatMap((domain) => domain.competences))
  const rows = competences.flatMap(({ id: competenceId }) => {
    const own = new Map(known.get(competenceId)?.map(({ termId, level }) => [termId, level]))
    return own.size === 0 ? [] : [{ competenceId, levels: basis.terms.map(({ id }) => own.get(id) ?? null) }]
  })
  return { basis, scale: scales[0] ?? null, rows }
}
