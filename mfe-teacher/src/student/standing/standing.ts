import type { Competence, CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { PerformanceLevel, PerformanceVisual } from '@lernspur/contracts/performance-visual.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'

/** Where a child stands in one competence, by the newest level. */
export interface CompetenceStanding {
  readonly competence: Competence
  readonly level: PerformanceLevel | undefined
  /** Day of that level; undefined while there is none. */
  readonly observedAt: string | undefined
}

export interface SubjectStanding {
  readonly subject: Subject
  /** Competences with a level, and all of them. */
  readonly observed: number
  readonly all: number
  /** What was seen last first. */
  readonly strengths: readonly CompetenceStanding[]
  /** Low levels first, then what has no level yet. */
  readonly gaps: readonly CompetenceStanding[]
}

/** From the middle of a scale's upper half a level is a strength, up to its lower third a gap. */
const thresholds = { strength: 0.75, gap: 0.34 } as const

/** Place of each level on its own scale: 0 the lowest, 1 the highest. */
export const placesOf = (visuals: readonly PerformanceVisual[]): ReadonlyMap<string, number> =>
  new Map(
    visuals.flatMap(({ performanceLevelsV2 }) =>
      performanceLevelsV2.map(({ id, level }) => [
        id,
        performanceLevelsV2.length > 1 ? (level - 1) / (performanceLevelsV2.length - 1) : 1,
      ]),
    ),
  )

interface Known {
  readonly subjects: readonly Subject[]
  readonly domains: readonly CompetenceDomain[]
  readonly visuals: readonly PerformanceVisual[]
  readonly levels: ReadonlyMap<string, PerformanceLevel>
}

/** Strengths and gaps of a child by subject. `observations` of the child come newest first. */
export const standingsOf = (
  observations: readonly Observation[],
  { subjects, domains, visuals, levels }: Known,
): SubjectStanding[] => {
  const places = placesOf(visuals)
  const byCompetence = Map.groupBy(
    observations.filter((one) => one.performanceLevelV2Id !== null),
    (one) => one.competenceId,
  )
  const standingIn = (competence: Competence): CompetenceStanding => {
    const newest = byCompetence.get(competence.id)?.[0]
    return { competence, level: levels.get(newest?.performanceLevelV2Id ?? ''), observedAt: newest?.observedAt }
  }
  const placeOf = ({ level }: CompetenceStanding) => (level ? (places.get(level.id) ?? 0) : null)
  return subjects.map((subject) => {
    const own = domains
      .filter(({ schoolSubjectId }) => schoolSubjectId === subject.id)
      .flatMap(({ competences }) => competences.map(standingIn))
    const low = own.filter((one) => (placeOf(one) ?? 1) <= thresholds.gap)
    const unseen = own.filter(({ level }) => !level)
    return {
      subject,
      observed: own.length - unseen.length,
      all: own.length,
      strengths: own
        .filter((one) => (placeOf(one) ?? 0) >= thresholds.strength)
        .toSorted((a, b) => (b.observedAt ?? '').localeCompare(a.observedAt ?? '')),
      gaps: [...low.toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)), ...unseen],
    }
  })
}
