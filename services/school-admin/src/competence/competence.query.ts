import type { CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call'
import { readableSubject } from '@lernspur/service-kit/subject-access'

/** Domains of templates and of subjects that the actor may access, to be narrowed by `and …`. `d` is the domain. */
export const visibleDomain = (tx: Transaction, actor: Actor): Fragment => tx`
  competence_domain d
  join school_subject j on j.tenant_id = d.tenant_id and j.id = d.school_subject_id
  where d.tenant_id = ${actor.tenantId} and ${readableSubject(tx, actor)}`

/** What a domain shows, as a select list over `visibleDomain`. */
export const shownDomain = (tx: Transaction): Fragment => tx`
  d.id, d.origin_id, d.name, d.symbol, d.tenant_id, d.school_subject_id, j.is_template,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'domainId', k.domain_id, 'description', k.description)
      order by k.position, k.id)
    from competence k where k.tenant_id = d.tenant_id and k.domain_id = d.id), '[]') as competences,
  d.created_at, d.updated_at`

/** The domain that an id names; none when the actor does not see it. */
export const domainById = (tx: Transaction, actor: Actor, id: string): Query<CompetenceDomain> =>
  tx<CompetenceDomain[]>`select ${shownDomain(tx)} from ${visibleDomain(tx, actor)} and d.id = ${id}`
