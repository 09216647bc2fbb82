import type { Competence, CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { type Entry, levelIdOf } from '../../class-work/entry'
import type { EntryLevel, EntryScale } from '../../class-work/entry-scale'

/** A student's newest level in one competence. */
export interface CompetenceStanding {
  readonly competence: Competence
  readonly level: EntryLevel | undefined
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
export const placesOf = (scales: readonly Pick<EntryScale, 'levels'>[]): ReadonlyMap<string, number> =>
  new Map(
    scales.flatMap(({ levels }) =>
      levels.map(({ id, level }) => [id, levels.length > 1 ? (level - 1) / (levels.length - 1) : 1]),
    ),
  )

interface Known {
  readonly subjects: readonly Subject[]
  readonly domains: readonly CompetenceDomain[]
  readonly scales: readonly Pick<EntryScale, 'levels'>[]
  readonly levels: ReadonlyMap<string, EntryLevel>
}

/** Strengths and gaps of a student by subject. The student's `entries` are sorted newest first. */
export const standingsOf = (
  entries: readonly Entry[],
  { subjects, domains, scales, levels }: Known,
): SubjectStanding[] => {
  const places = placesOf(scales)
  const byCompetence = Map.groupBy(
    entries.filter((one) => levelIdOf(one) !== null),
    (one) => one.competenceId,
  )
  const standingIn = (competence: Competence): CompetenceStanding => {
    const newest = byCompetence.get(competence.id)?.[0]
    const level = newest && levels.get(levelIdOf(newest) ?? '')
    return { competence, level, observedAt: newest?.observedAt }
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
