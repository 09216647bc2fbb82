import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call'

/** A competence with the one that it was copied from. */
export interface CompetenceContent {
  readonly originId: string | null
  readonly description: string
}

/** A domain with its competences, in order. */
export interface DomainContent {
  readonly originId: string | null
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly CompetenceContent[]
}

/** A subject with its contents, independent of any class: what is copied, exported and imported. */
export interface SubjectContent {
  /** The subject that it was copied from. */
  readonly originId: string | null
  readonly name: string
  readonly abbreviation: string
  readonly color: string
  readonly schoolLevel: number
  readonly domains: readonly DomainContent[]
}

/** The same as it stands in the database. */
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

/** Contents of the subjects `ss` of a school that meet `condition`, by name. */
export const storedSubjects = (tx: Transaction, tenantId: string, condition: Fragment): Query<StoredSubject> => tx<
  StoredSubject[]
>`
  select ss.id, ss.origin_id, ss.name, ss.abbreviation, ss.color, ss.school_level,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', cd.id, 'originId', cd.origin_id, 'name', cd.name, 'symbol', cd.symbol, 'competences', coalesce((
          select jsonb_agg(
            jsonb_build_object('id', c.id, 'originId', c.origin_id, 'description', c.description)
            order by c.position, c.id)
          from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]')) order by cd.position, cd.id)
      from competence_domain cd where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]') as domains
  from school_subject ss
  where ss.tenant_id = ${tenantId} and ${condition}
  order by ss.name, ss.id`

/** What a copy of a subject holds: every part names the one that it comes from. */
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
