import type { Competence, CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { PerformanceLevel, PerformanceVisual } from '@lernspur/contracts/performance-visual.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'

/** A student's newest level in one competence. */
export interface CompetenceStanding {
  readonly competence: Competence
  readonly level: PerformanceLevel | undefined
  /** Day of that level; undefined if there is none. */
  readonly observedAt: string | undefined
}

export interface SubjectStanding {
  readonly subject: Subject
  /** Number of competences with a level, and of all competences. */
  readonly observed: number
  readonly all: number
  /** Most recently observed first. */
  readonly strengths: readonly CompetenceStanding[]
  /** Lowest levels first, then competences without a level. */
  readonly gaps: readonly CompetenceStanding[]
}

/** A level is a strength from the middle of the upper half of its scale, a gap up to the lower third. */
const thresholds = { strength: 0.75, gap: 0.34 } as const

/** Position of each level on its scale, from 0 (lowest) to 1 (highest). */
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

/** Strengths and gaps of a student by subject. The student's `observations` are sorted newest first. */
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
