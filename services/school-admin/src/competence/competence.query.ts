import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { readableSubject } from '@lernspur/service-kit/access/subject-access'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Domains of templates and of subjects that the actor may access; callers append `and …`. `cd` is the domain. */
export const visibleDomain = (tx: Transaction, actor: Actor): Fragment => tx`
  competence_domain cd
  join school_subject ss on ss.tenant_id = cd.tenant_id and ss.id = cd.school_subject_id
  where cd.tenant_id = ${actor.tenantId} and ${readableSubject(tx, actor)}`

/** Select list over `visibleDomain`. An instant in JSON is written as a column of its type is read. */
export const domainColumns = (tx: Transaction): Fragment => tx`
  cd.id, cd.origin_id, cd.name, cd.symbol, cd.tenant_id, cd.school_subject_id, ss.is_template,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'domainId', c.domain_id, 'description', c.description,
        'childSentence', c.child_sentence, 'shortTitle', c.short_title, 'levelDescriptions', c.level_descriptions,
        'updatedAt', replace(to_jsonb(c.updated_at) #>> '{}', '+00:00', 'Z'))
      order by c.position, c.id)
    from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]') as competences,
  cd.created_at, cd.updated_at`

/** The domain of an id; empty when the actor may not see it. */
export const domainById = (tx: Transaction, actor: Actor, id: string): Query<CompetenceDomain> =>
  tx<CompetenceDomain[]>`select ${domainColumns(tx)} from ${visibleDomain(tx, actor)} and cd.id = ${id}`

/** The whole contents of a subject in their order, for a caller who may see it. */
export const domainsOf = (tx: Transaction, actor: Actor, schoolSubjectId: string): Query<CompetenceDomain> =>
  tx<CompetenceDomain[]>`
    select ${domainColumns(tx)} from ${visibleDomain(tx, actor)} and cd.school_subject_id = ${schoolSubjectId}
    order by cd.position, cd.id`
