import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { SubjectState } from './subject-state'
import { fullDigest } from './template-audience'

/** A draft and its last version, which differ; either may be missing. */
export interface Publishable {
  readonly schoolSubjectId: string
  readonly draft: SubjectState | null
  readonly offered: SubjectState | null
  readonly digest: string
}

const state = (tx: Transaction, one: Fragment): Fragment => tx`
  jsonb_build_object('name', ${one}.name, 'abbreviation', ${one}.abbreviation, 'color', ${one}.color,
    'schoolLevel', ${one}.school_level, 'countryId', ${one}.country_id, 'stateIds', coalesce(${one}.state_ids, '{}'),
    'schoolTypeIds', coalesce(${one}.school_type_ids, '{}'), 'domains', ${one}.domains)`

/** The last versions of all subjects; `condition` is on `tv`. */
const latest = (tx: Transaction, tenantId: string, condition: Fragment): Fragment => tx`
  select distinct on (tvs.school_subject_id) tvs.*, tv.withdrawn_at is not null as is_withdrawn,
    ${fullDigest(tx, tx`tvs.digest`, tx`tvs`)} as full_digest
  from template_version_subject tvs
  join template_version tv on tv.tenant_id = tvs.tenant_id and tv.id = tvs.template_version_id
  where tvs.tenant_id = ${tenantId} and ${condition}
  order by tvs.school_subject_id, tvs.template_version_id desc`

/**
 * Drafts that differ from what schools can take over, and subjects that are no longer drafts, by level and name.
 * Differences from a withdrawn version count as well: schools that hold it get nothing else (rule template.3).
 */
export const publishable = (tx: Transaction, tenantId: string): Query<Publishable> => {
  const ofDraft = tx`template_digest(d.name, d.abbreviation, d.color, d.school_level, d.country_id, d.domains)`
  return tx<Publishable[]>`
  with draft as materialized (
    select d.*, ${fullDigest(tx, ofDraft, tx`d`)} as full_digest from (
      select ss.id, ss.name, ss.abbreviation, ss.color, ss.school_level, ss.country_id, ss.state_ids, ss.school_type_ids,
        template_domains(ss.tenant_id, ss.id) as domains
      from school_subject ss where ss.tenant_id = ${tenantId} and ss.is_template) as d
  ), offered as (${latest(tx, tenantId, tx`tv.withdrawn_at is null`)}
  ), newest as (${latest(tx, tenantId, tx`true`)})
  select coalesce(draft.id, offered.school_subject_id) as school_subject_id, coalesce(draft.full_digest, offered.full_digest) as digest,
    case when draft.id is not null then ${state(tx, tx`draft`)} end as draft,
    case when offered.id is not null and not offered.is_removed then ${state(tx, tx`offered`)} end as offered
  from draft
  full join offered on offered.school_subject_id = draft.id
  left join newest on newest.school_subject_id = draft.id
  where case when draft.id is null then not offered.is_removed
    else offered.id is null or offered.is_removed or offered.full_digest <> draft.full_digest
      or newest.is_withdrawn and newest.full_digest <> draft.full_digest end
  order by coalesce(draft.school_level, offered.school_level), coalesce(draft.name, offered.name) collate "de-x-icu", 1`
}
