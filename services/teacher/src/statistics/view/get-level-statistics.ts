import type { LevelStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { participantsQuery, rollUp } from '../locations'
import { type LevelCount, spreadOf } from '../spread'
import { basisOf, basisQueries } from '../statistics.basis'
import { foundLevels, levelsQuery } from '../statistics.levels'
import type { Scope } from '../statistics.scope'

interface CompetenceLevel extends LevelCount {
  readonly competenceId: string
}

const byCompetence = (tx: Transaction): Fragment => tx`
  select competence_id as "competenceId", level, count(*) as count from found group by competence_id, level`

/** How many students stand at which level, by subject, domain and competence. */
export const getLevelStatistics = async (call: Call, scope: Scope): Promise<LevelStatistics> => {
  const [levels, participants, ...rest] = await call.read((tx) => [
    levelsQuery<CompetenceLevel>(tx, call, scope, 'period', byCompetence(tx)),
    participantsQuery(tx, call, scope),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  const { scale, rows: counts } = foundLevels(levels)
  const known = Map.groupBy(counts, ({ competenceId }) => competenceId)
  const rows = rollUp(basis, participants).map(({ location, competenceIds, possibleCount }) => {
    const found = competenceIds.flatMap((id) => known.get(id) ?? [])
    return { ...location, ...spreadOf(found, scale?.levels.length ?? 0, possibleCount) }
  })
  return { basis, scale, rows }
}
