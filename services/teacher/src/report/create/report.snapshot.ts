import { type LevelEntry, proposeLevel } from '@lernspur/contracts/level-proposal'
import type { CalculationMethod, ReportDomain, ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { presentLevel } from '../report.decision'

/** A subject of the class with its curriculum, as copied into a report. */
export interface SourceSubject {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  readonly color: string
  readonly domains: readonly {
    readonly name: string
    readonly symbol: string | null
    readonly competences: readonly {
      readonly id: string
      readonly description: string
      readonly childSentence?: string | null
      readonly levelDescriptions?: string[] | null
    }[]
  }[]
}

export type SourceEntry = LevelEntry & { readonly studentId: string; readonly competenceId: string }

/** Indexes entries by student and competence, so that a class of 30 with 100 competences is scanned once. */
export const entriesByCompetence = (entries: readonly SourceEntry[]): ReadonlyMap<string, readonly SourceEntry[]> =>
  Map.groupBy(entries, (entry) => `${entry.studentId}:${entry.competenceId}`)

/** Domains of one subject for one child with proposed levels; nothing is overwritten yet (rule report.3). */
export const proposedDomains = (
  studentId: string,
  subject: SourceSubject,
  entries: ReadonlyMap<string, readonly SourceEntry[]>,
  method: CalculationMethod,
  scale: readonly ReportLevel[],
): ReportDomain[] =>
  subject.domains.map(({ name, symbol, competences }) => ({
    name,
    symbol,
    competences: competences.map(({ id, description, childSentence = null, levelDescriptions = null }) => {
      const own = entries.get(`${studentId}:${id}`) ?? []
      const level = scale.length > 0 ? proposeLevel(own, method, scale.length) : null
      return {
        competenceId: id,
        description,
        ...(childSentence !== null && { childSentence }),
        ...(levelDescriptions !== null && { levelDescriptions }),
        performanceLevel: level,
        proposedLevel: level,
        overwritten: false,
        entryCount: own.length,
        ...presentLevel(level, scale),
      }
    }),
  }))
