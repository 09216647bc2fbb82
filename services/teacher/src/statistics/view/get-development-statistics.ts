import type { DevelopmentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { participantsQuery, rollUp } from '../locations'
import { type LevelCount, spreadOf } from '../spread'
import { basisOf, basisQueries } from '../statistics.basis'
import { foundLevels, levelsQuery } from '../statistics.levels'
import type { Scope } from '../statistics.scope'

interface TermCount extends LevelCount {
  readonly termId: string
  readonly schoolSubjectId: string
}

const byTerm = (tx: Transaction): Fragment => tx`
  select term_id as "termId", school_subject_id as "schoolSubjectId", level, count(*) as count
  from found group by term_id, school_subject_id, level`

/** How many students stood at which level in each term, by the entries of that term alone (rule statistics.7). */
export const getDevelopmentStatistics = async (call: Call, scope: Scope): Promise<DevelopmentStatistics> => {
  const [levels, participants, ...rest] = await call.read((tx) => [
    levelsQuery<TermCount>(tx, call, scope, 'term', byTerm(tx)),
    participantsQuery(tx, call, scope),
    ...basisQueries(tx, call, scope),
  ])
  const basis = basisOf(rest, scope)
  const { scale, rows: counts } = foundLevels(levels)
  const subjects = rollUp(basis, participants).filter(({ location }) => location.domainId === null)
  const rowsOf = (schoolSubjectId: string | null, own: typeof subjects) => {
    const possibleCount = own.reduce((sum, one) => sum + one.possibleCount, 0)
    return basis.terms.map(({ id: schoolTermId }) => {
      const found = counts.filter(
        (one) =>
          one.termId === schoolTermId && own.some(({ location }) => location.schoolSubjectId === one.schoolSubjectId),
      )
      return { schoolTermId, schoolSubjectId, ...spreadOf(found, scale?.levels.length ?? 0, possibleCount) }
    })
  }
  const bySubject = subjects.flatMap((one) => rowsOf(one.location.schoolSubjectId, [one]))
  return { basis, scale, rows: subjects.length === 0 ? [] : [...rowsOf(null, subjects), ...bySubject] }
}
