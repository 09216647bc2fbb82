import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { providerTenant } from './provider-tenant'
import type { StoredSubject } from './subject-content'

/** A version of the provider's templates. */
export interface PublishedVersion {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly publishedAt: string
}

/** A template of the provider as its last version has it. */
export interface PublishedSubject extends StoredSubject {
  readonly version: PublishedVersion
  /** Whether the provider has removed it with that version. */
  readonly isRemoved: boolean
  /** For which country, states and types of school it is meant, by name; empty for all (rule template.7). */
  readonly audience: string
}

/** Last versions `tvs` of subjects, with their versions `tv`, that are not withdrawn (rule template.2). */
export const offeredSubjects = (tx: Transaction, tenantId: string): Fragment => tx`
  (select distinct on (tvs.school_subject_id) tvs.*, tv.name as version_name, tv.note, tv.published_at
    from template_version_subject tvs
    join template_version tv on tv.tenant_id = tvs.tenant_id and tv.id = tvs.template_version_id
    where tvs.tenant_id = ${tenantId} and tv.withdrawn_at is null
    order by tvs.school_subject_id, tvs.template_version_id desc) as tvs`

/** Condition on `tvs`: schools in the actor's country may take it over; the provider sees all. */
export const isForCountry = (tx: Transaction, { actor }: Call): Fragment =>
  actor.isProvider
    ? tx`not tvs.is_removed`
    : tx`not tvs.is_removed and (tvs.country_id is null
        or tvs.country_id = (select t.country_id from tenant t where t.id = ${actor.tenantId}))`

/**
 * Whether the subject `tvs` is meant for the actor's school, by its Land or canton and by its type, if that is known, or
 * for all (rule template.7). The provider sees all as its own.
 */
export const fitsSchool = (tx: Transaction, { actor }: Call): Fragment =>
  actor.isProvider
    ? tx`true`
    : tx`exists (
        select from tenant t where t.id = ${actor.tenantId}
          and (tvs.state_ids is null or t.state_id = any(tvs.state_ids))
          and (tvs.school_type_ids is null or t.school_type_id is null or t.school_type_id = any(tvs.school_type_ids)))`

/** Names of what the subject `tvs` is meant for: country, states and types of school, those that are chosen. */
const audienceText = (tx: Transaction): Fragment => tx`
  concat_ws('; ',
    (select co.name from country co where co.id = tvs.country_id),
    (select string_agg(st.name, ', ' order by st.name collate "de-x-icu")
      from state st where st.id = any(tvs.state_ids)),
    (select string_agg(sty.name, ', ' order by sty.name collate "de-x-icu")
      from school_type sty where sty.id = any(tvs.school_type_ids)))`

const published = (tx: Transaction, tenantId: string, condition: Fragment): Query<PublishedSubject> => tx<
  PublishedSubject[]
>`
  select tvs.school_subject_id as id, null as origin_id, tvs.name, tvs.abbreviation, tvs.color, tvs.school_level,
    tvs.domains, tvs.is_removed, ${audienceText(tx)} as audience, jsonb_build_object('id', tvs.template_version_id, 'name', tvs.version_name,
      'note', tvs.note, 'publishedAt', iso_instant(tvs.published_at)) as version
  from ${offeredSubjects(tx, tenantId)}
  where ${condition}
  order by tvs.name, tvs.school_subject_id`

/** The last versions of some of the provider's templates, without their contents: id of the template → id of the version. */
export const offeredVersionIds = async (
  call: Call,
  schoolSubjectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const tenantId = schoolSubjectIds.length > 0 ? await providerTenant(call) : undefined
  if (!tenantId) return new Map()
  const [rows] = await readTenant(call.db, tenantId, (tx) => [
    tx<{ id: string; versionId: string }[]>`
      select tvs.school_subject_id as id, tvs.template_version_id as version_id from ${offeredSubjects(tx, tenantId)}
      where tvs.school_subject_id = any(${[...schoolSubjectIds]}::uuid[])`,
  ])
  return new Map(rows.map(({ id, versionId }) => [id, versionId]))
}

/** A template and its last version, without contents. */
export interface OfferedVersion {
  readonly id: string
  readonly versionId: string
}

/** The provider's templates that are offered, without their contents. */
export const offeredVersions = async (call: Call): Promise<readonly OfferedVersion[]> => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return []
  const [rows] = await readTenant(call.db, tenantId, (tx) => [
    tx<OfferedVersion[]>`
      select tvs.school_subject_id as id, tvs.template_version_id as version_id from ${offeredSubjects(tx, tenantId)}
      where not tvs.is_removed`,
  ])
  return rows
}

/** The provider's templates as last published that meet a condition on `tvs`, by name. */
export const publishedSubjects = async (
  call: Call,
  condition: (tx: Transaction) => Fragment,
): Promise<readonly PublishedSubject[]> => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return []
  const [subjects] = await readTenant(call.db, tenantId, (tx) => [published(tx, tenantId, condition(tx))])
  return subjects
}
