import type { CreateSubject } from '@lernspur/contracts/subject.contract'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call'

/** A domain with its competences, in order. */
export interface DomainContent {
  readonly originId: string | null
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly string[]
}

/** Contents that somebody has written, with no subject that they were copied from. */
export const newContent = (domains: CreateSubject['domains'] = []): DomainContent[] =>
  domains.map(({ name, symbol, competences }) => ({
    originId: null,
    name,
    symbol: symbol?.trim() || null,
    competences,
  }))

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

/** Contents of the subjects `ss` of a school that meet `condition`, by name. */
export const subjectContents = (
  tx: Transaction,
  tenantId: string,
  condition: Fragment,
): Query<SubjectContent & { readonly originId: string }> => tx<(SubjectContent & { readonly originId: string })[]>`
  select ss.id as origin_id, ss.name, ss.abbreviation, ss.color, ss.school_level,
    coalesce((
      select jsonb_agg(jsonb_build_object('originId', cd.id, 'name', cd.name, 'symbol', cd.symbol, 'competences', coalesce((
        select jsonb_agg(c.description order by c.position, c.id)
        from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]')) order by cd.position, cd.id)
      from competence_domain cd where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]') as domains
  from school_subject ss
  where ss.tenant_id = ${tenantId} and ${condition}
  order by ss.name, ss.id`
