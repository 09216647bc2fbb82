import { proposeLevel } from '@lernspur/contracts/level-proposal'
import type { StatisticsFilter } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Competence, Entry, Facts, ObservedEntry, Term } from './facts'

/** One student and one competence of a shared subject. */
interface Pair extends Competence {
  readonly studentId: string
}

const isSeen = (entry: Entry): entry is ObservedEntry => entry.level !== null

const pairsOf = ({ competences, students }: Facts, filter: StatisticsFilter): Pair[] =>
  competences
    .filter(({ schoolSubjectId }) => (filter.schoolSubjectId ?? schoolSubjectId) === schoolSubjectId)
    .flatMap((competence) =>
      students
        .filter(({ schoolSubjectId }) => schoolSubjectId === competence.schoolSubjectId)
        .filter(({ studentId }) => (filter.studentId ?? studentId) === studentId)
        .map(({ studentId }) => ({ ...competence, studentId })),
    )

const isInTerm = ({ startDate, endDate }: Term, { observedAt }: Entry): boolean =>
  startDate <= observedAt && observedAt <= endDate

const countedEntries = (facts: Facts, pairs: readonly Pair[], filter: StatisticsFilter): Entry[] => {
  const known = new Set(pairs.map((pair) => `${pair.studentId} ${pair.id}`))
  const term = facts.terms.find(({ id }) => id === filter.schoolTermId)
  return facts.entries.filter(
    (entry) =>
      known.has(`${entry.studentId} ${entry.competenceId}`) &&
      (!term || isInTerm(term, entry)) &&
      (filter.performanceAssessmentId ?? entry.performanceAssessmentId) === entry.performanceAssessmentId,
  )
}

const scaleOf = (entries: readonly ObservedEntry[]): { id: string; levels: number } | undefined => {
  const scales = [...Map.groupBy(entries, ({ scaleId }) => scaleId)].map(([id, own]) => ({ id, own, one: own[0] }))
  const [first] = scales.toSorted(
    (a, b) =>
      b.own.length - a.own.length || Number(a.one?.isLegacy) - Number(b.one?.isLegacy) || (a.id < b.id ? -1 : 1),
  )
  return first && { id: first.id, levels: first.one?.levels ?? 0 }
}

/** Counts the keys that `of` returns for each item. */
const countBy = <Item>(items: readonly Item[], of: (item: Item) => readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const key of items.flatMap(of)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

const keysOf = ({ schoolSubjectId, domainId, id }: Competence): string[] => [
  `${schoolSubjectId}:null:null`,
  `${schoolSubjectId}:${domainId}:null`,
  `${schoolSubjectId}:${domainId}:${id}`,
]

const levelIn = (entries: readonly ObservedEntry[] | undefined, filter: StatisticsFilter, levels: number) =>
  proposeLevel(entries ?? [], filter.calculationMethod ?? 'latestEntries', levels)

const byPair = <One extends Entry>(entries: readonly One[]) =>
  Map.groupBy(entries, ({ studentId, competenceId }) => `${studentId} ${competenceId}`)

/** Every number of the view of levels, as `subject:domain:competence level`. */
export const plainLevels = (facts: Facts, filter: StatisticsFilter): Record<string, number> => {
  const pairs = pairsOf(facts, filter)
  const seen = countedEntries(facts, pairs, filter).filter(isSeen)
  const levels = scaleOf(seen)?.levels ?? 0
  const own = byPair(seen)
  return countBy(pairs, (pair) => {
    const level = levelIn(own.get(`${pair.studentId} ${pair.id}`), filter, levels)
    return keysOf(pair).map((key) => `${key} ${level}`)
  })
}

/** Every number of the view of terms, as `term:subject level`. */
export const plainDevelopment = (facts: Facts, filter: StatisticsFilter): Record<string, number> => {
  const pairs = pairsOf(facts, filter)
  const seen = countedEntries(facts, pairs, filter).filter(isSeen)
  const inTerms = seen.filter((entry) => facts.terms.some((term) => isInTerm(term, entry)))
  const levels = scaleOf(inTerms)?.levels ?? 0
  return Object.assign(
    {},
    ...facts.terms.map((term) => {
      const own = byPair(seen.filter((entry) => isInTerm(term, entry)))
      return countBy(pairs, (pair) => {
        const level = levelIn(own.get(`${pair.studentId} ${pair.id}`), filter, levels)
        return [`${term.id}:null ${level}`, `${term.id}:${pair.schoolSubjectId} ${level}`]
      })
    }),
  )
}

/** Every level of one student, as `competence` to one level for each term. */
export const plainStudent = (facts: Facts, filter: StatisticsFilter): Record<string, (number | null)[]> => {
  const pairs = pairsOf(facts, filter)
  const seen = countedEntries(facts, pairs, filter).filter(isSeen)
  const inTerms = seen.filter((entry) => facts.terms.some((term) => isInTerm(term, entry)))
  const levels = scaleOf(inTerms)?.levels ?? 0
  const rows = pairs.map(({ id }) => {
    const own = inTerms.filter(({ competenceId }) => competenceId === id)
    const found = facts.terms.map((term) =>
      levelIn(
        own.filter((entry) => isInTerm(term, entry)),
        filter,
        levels,
      ),
    )
    return [id, found] as const
  })
  return Object.fromEntries(rows.filter(([, found]) => found.some((level) => level !== null)))
}

interface Coverage {
  readonly possible: number
  readonly seen: number
  readonly entries: number
  readonly last: string | null
}

const coverageOf = (pairs: readonly Pair[], own: ReadonlyMap<string, readonly Entry[]>): Coverage => {
  const found = pairs.map((pair) => own.get(`${pair.studentId} ${pair.id}`) ?? [])
  const days = found.flat().map(({ observedAt }) => observedAt)
  return {
    possible: pairs.length,
    seen: found.filter(({ length }) => length > 0).length,
    entries: days.length,
    last: days.toSorted().at(-1) ?? null,
  }
}

/** Every number of the view of coverage, by place and by student. */
export const plainCoverage = (facts: Facts, filter: StatisticsFilter): Record<string, Coverage> => {
  const pairs = pairsOf(facts, filter)
  const own = byPair(countedEntries(facts, pairs, filter))
  const keys = (pair: Pair) => [...keysOf(pair), pair.studentId]
  const all = new Set(pairs.flatMap(keys))
  const pairsBy = new Map<string, Pair[]>([...all].map((key) => [key, []]))
  for (const pair of pairs) for (const key of keys(pair)) pairsBy.get(key)?.push(pair)
  return Object.fromEntries([...pairsBy].map(([key, some]) => [key, coverageOf(some, own)]))
}

/** Every number of the view of assessments, by assessment. */
export const plainAssessments = (facts: Facts, filter: StatisticsFilter) => {
  const entries = countedEntries(facts, pairsOf(facts, filter), filter)
  const used = Map.groupBy(entries, ({ performanceAssessmentId }) => `${performanceAssessmentId}`)
  return Object.fromEntries(
    [...used].map(([id, own]) => [
      id,
      {
        entries: own.length,
        notes: own.filter(({ level }) => level === null).length,
        students: new Set(own.map(({ studentId }) => studentId)).size,
        competences: new Set(own.map(({ competenceId }) => competenceId)).size,
        levels: id === 'null' ? {} : countBy(own.filter(isSeen), ({ level }) => [`${level}`]),
      },
    ]),
  )
}
