import type { StudentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { basisOf, basisQueries } from '../statistics.basis'
import { foundLevels, levelsQuery } from '../statistics.levels'
import type { Scope } from '../statistics.scope'

interface TermLevel {
  readonly competenceId: string
  readonly termId: string
  readonly level: number
}

const byTerm = (tx: Transaction, { filter }: Scope): Fragment => tx`
  select competence_id as "competenceId", term_id as "termId", level from found
  where student_id = ${filter.studentId ?? null}`

/** The levels of one student by competence and term, never beside those of others (rule statistics.6). */
export const getStudentStatistics = async (call: Call, scope: Scope): Promise<StudentStatistics> => {
  const [levels, ...rest] = await call.read((tx) => [
    levelsQuery<TermLevel>(tx, call, scope, 'term', byTerm(tx, scope)),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  if (scope.filter.studentId === undefined) return { basis, scale: null, rows: [] }
  const { scale, rows: found } = foundLevels(levels)
  const known = Map.groupBy(found, ({ competenceId }) => competenceId)
  const competences = basis.subjects.flatMap(({ domains }) => domains.flatMap((domain) => domain.competences))
  const rows = competences.flatMap(({ id: competenceId }) => {
    const own = new Map(known.get(competenceId)?.map(({ termId, level }) => [termId, level]))
    return own.size === 0 ? [] : [{ competenceId, levels: basis.terms.map(({ id }) => own.get(id) ?? null) }]
  })
  return { basis, scale, rows }
}
