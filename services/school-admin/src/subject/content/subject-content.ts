import type { LevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import type { CreateSubject } from '@lernspur/contracts/school-admin/subject.contract'

/** A competence with the one that it was copied from. */
export interface CompetenceContent {
  readonly originId: string | null
  readonly description: string
  /** None where it is missing, too. */
  readonly childSentence?: string | null | undefined
  readonly shortTitle?: string | null | undefined
  readonly levelDescriptions?: LevelDescriptions | null | undefined
}

/** A domain with its competences, in order. */
export interface DomainContent {
  readonly originId: string | null
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly CompetenceContent[]
}

/** Contents that somebody has written, not copied from a subject. */
export const newContent = (domains: CreateSubject['domains'] = []): DomainContent[] =>
  domains.map(({ name, symbol, competences }) => ({
    originId: null,
    name,
    symbol: symbol?.trim() || null,
    competences: competences.map((description) => ({ originId: null, description })),
  }))

/** A subject with its contents, independent of any class: what is copied, exported and imported. */
export interface SubjectContent {
  /** The subject that it was copied from. */
  readonly originId: string | null
  /** The version of the provider's that it was copied from, if any. */
  readonly originVersionId?: string | undefined
  readonly name: string
  readonly abbreviation: string
  readonly color: string
  readonly schoolLevel: number
  readonly domains: readonly DomainContent[]
}

/** The same as stored in the database. */
export interface StoredCompetence extends CompetenceContent {
  readonly id: string
}
export interface StoredDomain extends DomainContent {
  readonly id: string
  readonly competences: readonly StoredCompetence[]
}
export interface StoredSubject extends SubjectContent {
  readonly id: string
  readonly domains: readonly StoredDomain[]
}

/** A copy of a subject, in which every part names the one that it comes from. */
export const copyOf = ({ id, name, abbreviation, color, schoolLevel, domains }: StoredSubject): SubjectContent => ({
  originId: id,
  name,
  abbreviation,
  color,
  schoolLevel,
  domains: domains.map((domain) => ({
    originId: domain.id,
    name: domain.name,
    symbol: domain.symbol,
    competences: domain.competences.map((competence) => ({
      originId: competence.id,
      description: competence.description,
      childSentence: competence.childSentence ?? null,
      shortTitle: competence.shortTitle ?? null,
      levelDescriptions: competence.levelDescriptions ?? null,
    })),
  })),
})

/** A subject as the contract shows it outside of any class. */
export const presentContent = ({ name, abbreviation, color, schoolLevel, domains }: SubjectContent) => ({
  name,
  abbreviation,
  color,
  schoolLevel,
  domains: domains.map(({ name: domain, symbol, competences }) => ({
    name: domain,
    symbol,
    competences: competences.map(({ description }) => description),
  })),
})
