import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call'

/** A domain with what children learn in it, in order. */
export interface DomainContent {
  readonly originId: string | null
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly string[]
}

/** A subject with all that it holds, free of any class: what is copied, exported and imported. */
export interface SubjectContent {
  /** The subject that it was taken from. */
  readonly originId: string | null
  readonly name: string
  readonly abbreviation: string
  readonly color: string
  readonly schoolLevel: number
  readonly domains: readonly DomainContent[]
}

/** Contents of the subjects `j` of a school that meet `condition`, by name. */
export const subjectContents = (
  tx: Transaction,
  tenantId: string,
  condition: Fragment,
): Query<SubjectContent & { readonly originId: string }> => tx<(SubjectContent & { readonly originId: string })[]>`
  select j.id as origin_id, j.name, j.abbreviation, j.color, j.school_level,
    coalesce((
      select jsonb_agg(jsonb_build_object('originId', d.id, 'name', d.name, 'symbol', d.symbol, 'competences', coalesce((
        select jsonb_agg(k.description order by k.position, k.id)
        from competence k where k.tenant_id = d.tenant_id and k.domain_id = d.id), '[]')) order by d.position, d.id)
      from competence_domain d where d.tenant_id = j.tenant_id and d.school_subject_id = j.id), '[]') as domains
  from school_subject j
  where j.tenant_id = ${tenantId} and ${condition}
  order by j.name, j.id`
