import type { StudentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { NamedSpread } from './spread-data'
import { termName } from './term-name'

/** How a child stands now against the last term in which it had a level; `first` without one. */
export type Progress = 'further' | 'same' | 'back' | 'first'

/** The last level of a competence against the one before, among terms with a level (rule statistics.7). */
export const progressOf = (levels: readonly (number | null)[]): Progress => {
  const [last, before] = levels.filter((level) => level !== null).toReversed()
  if (last === undefined || before === undefined) return 'first'
  if (last === before) return 'same'
  return last > before ? 'further' : 'back'
}

/** How many competences are of each kind. */
export const progressCounts = ({ rows }: Pick<StudentStatistics, 'rows'>): Record<Progress, number> => {
  const counts = { further: 0, same: 0, back: 0, first: 0 }
  for (const { levels } of rows) counts[progressOf(levels)] += 1
  return counts
}

/** One row per term: the child's levels in it, and the competences with a level in other terms only. */
export const spreadsByTerm = ({ basis, scale, rows }: StudentStatistics): NamedSpread[] =>
  basis.terms.map((term, at) => {
    const levels = rows.map((row) => row.levels[at] ?? null)
    const counts = (scale?.levels ?? []).map(({ level }) => levels.filter((one) => one === level).length)
    return { name: termName(term), counts, unseenCount: levels.filter((level) => level === null).length }
  })
