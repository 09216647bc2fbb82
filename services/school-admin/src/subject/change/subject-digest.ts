import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * A digest of the subjects with their domains and competences, without times and without their order, which changes
 * with other subjects. A column added to a table later counts once it has a value.
 */
export const subjectDigest = (tx: Transaction, tenantId: string, ids: readonly string[]): Fragment => tx`(
  select md5(coalesce(jsonb_agg(jsonb_strip_nulls(content) order by place, id), '[]')::text) from (
    select 1 as place, ss.id, to_jsonb(ss) - array['position', 'created_at', 'updated_at'] as content
    from school_subject ss where ss.tenant_id = ${tenantId} and ss.id = any(${[...ids]}::uuid[])
    union all
    select 2, cd.id, to_jsonb(cd) - array['created_at', 'updated_at']
    from competence_domain cd where cd.tenant_id = ${tenantId} and cd.school_subject_id = any(${[...ids]}::uuid[])
    union all
    select 3, c.id, to_jsonb(c) - array['created_at', 'updated_at']
    from competence c join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    where cd.tenant_id = ${tenantId} and cd.school_subject_id = any(${[...ids]}::uuid[])
  ) as contents)`
