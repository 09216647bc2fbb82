import type { TemplateVersion } from '@lernspur/contracts/provider/template-version.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'

/** A version without its counts of schools. */
type Row = Omit<TemplateVersion, 'schoolCount' | 'subjects'> & {
  readonly subjects: readonly Omit<TemplateVersion['subjects'][number], 'schoolCount'>[]
}
export type VersionRow = Row

/** Schools with templates of a version: of one subject, or of any where `origin` is null. */
export interface VersionHolders {
  readonly version: string
  readonly origin: string | null
  readonly count: number
}

const person = (tx: Transaction, u: Fragment): Fragment => tx`
  case when ${u}.id is not null then jsonb_build_object('id', ${u}.id, 'firstName', ${u}.first_name,
    'lastName', ${u}.last_name, 'avatar', ${u}.avatar) end`

/** Select list over `versions`. */
export const versionColumns = (tx: Transaction): Fragment => tx`
  tv.id, tv.name, tv.note, tv.published_at, tv.withdrawn_at, ${person(tx, tx`u`)} as published_by,
  ${person(tx, tx`withdrawing_u`)} as withdrawn_by,
  (select jsonb_agg(jsonb_build_object('schoolSubjectId', tvs.school_subject_id, 'name', tvs.name, 'color', tvs.color,
      'schoolLevel', tvs.school_level, 'countryId', tvs.country_id, 'stateIds', coalesce(tvs.state_ids, '{}'),
      'schoolTypeIds', coalesce(tvs.school_type_ids, '{}'), 'isRemoved', tvs.is_removed)
      order by tvs.school_level, tvs.name collate "de-x-icu", tvs.id)
    from template_version_subject tvs
    where tvs.tenant_id = tv.tenant_id and tvs.template_version_id = tv.id) as subjects`

/** Versions `tv` with who published (`u`) and withdrew them; callers append `and …`. */
export const versions = (tx: Transaction, tenantId: string): Fragment => tx`
  template_version tv
  left join app_user u on u.id = tv.published_by_id
  left join app_user withdrawing_u on withdrawing_u.id = tv.withdrawn_by_id
  where tv.tenant_id = ${tenantId}`

/** Counts of schools, by version and by subject of a version. */
export const versionHolders = (tx: Transaction): Query<VersionHolders> => tx<VersionHolders[]>`
  select held.version, held.origin, count(distinct held.school)::integer as count from template_holders() as held
  group by grouping sets ((held.version, held.origin), (held.version))`

/** A version with its counts. */
export const presentVersion = (row: Row, holders: readonly VersionHolders[]): TemplateVersion => {
  const count = (origin: string | null) =>
    holders.find((held) => held.version === row.id && held.origin === origin)?.count ?? 0
  return {
    ...row,
    schoolCount: count(null),
    subjects: row.subjects.map((subject) => ({ ...subject, schoolCount: count(subject.schoolSubjectId) })),
  }
}

/** Reads a version after a change in the same transaction; NOT_FOUND without one. */
export const readVersion = async (tx: Transaction, tenantId: string, id: string): Promise<TemplateVersion> => {
  const [row] = await tx<Row[]>`select ${versionColumns(tx)} from ${versions(tx, tenantId)} and tv.id = ${id}`
  return presentVersion(row ?? refuse('NOT_FOUND'), await versionHolders(tx))
}
