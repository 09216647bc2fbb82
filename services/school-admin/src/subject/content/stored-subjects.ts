import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { StoredSubject } from './subject-content'

/** Contents of the subjects `ss` of a school that meet `condition`, by name. */
export const storedSubjects = (tx: Transaction, tenantId: string, condition: Fragment): Query<StoredSubject> => tx<
  StoredSubject[]
>`
  select ss.id, ss.origin_id, ss.name, ss.abbreviation, ss.color, ss.school_level,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', cd.id, 'originId', cd.origin_id, 'name', cd.name, 'symbol', cd.symbol, 'competences', coalesce((
          select jsonb_agg(
            jsonb_build_object('id', c.id, 'originId', c.origin_id, 'description', c.description,
              'childSentence', c.child_sentence, 'shortTitle', c.short_title,
              'levelDescriptions', c.level_descriptions)
            order by c.position, c.id)
          from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]')) order by cd.position, cd.id)
      from competence_domain cd where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]') as domains
  from school_subject ss
  where ss.tenant_id = ${tenantId} and ${condition}
  order by ss.name, ss.id`
