import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** A row by its columns, as the database writes it. */
type Row = Readonly<Record<string, unknown>>

/** A subject with its contents as they stood, to be written again. */
export interface Snapshot {
  readonly subject: Row & { readonly id: string; readonly name: string; readonly school_class_id: string | null }
  readonly domains: readonly Row[]
  readonly competences: readonly Row[]
}

/** Subquery of one jsonb array: snapshots of the subjects that are there, by id. */
const shots = (tx: Transaction, tenantId: string, ids: readonly string[], position: Fragment): Fragment => tx`
  (select coalesce(jsonb_agg(jsonb_build_object(
    'subject', jsonb_build_object('id', ss.id, 'origin_id', ss.origin_id, 'name', ss.name,
      'abbreviation', ss.abbreviation, 'color', ss.color, 'school_level', ss.school_level,
      'school_class_id', ss.school_class_id, 'is_template', ss.is_template, 'origin_texts', ss.origin_texts,
      'origin_version_id', ss.origin_version_id, 'country_id', ss.country_id,
      'position', ${position}),
    'domains', (
      select coalesce(jsonb_agg(jsonb_build_object('id', cd.id, 'origin_id', cd.origin_id, 'school_subject_id',
        cd.school_subject_id, 'name', cd.name, 'symbol', cd.symbol, 'position', cd.position) order by cd.id), '[]')
      from competence_domain cd where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id),
    'competences', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'origin_id', c.origin_id, 'domain_id', c.domain_id,
        'description', c.description, 'position', c.position) order by c.id), '[]')
      from competence c join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
      where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id)) order by ss.id), '[]')
  from school_subject ss where ss.tenant_id = ${tenantId} and ss.id = any(${[...ids]}::uuid[]))`

export const snapshots = (tx: Transaction, tenantId: string, ids: readonly string[]): Fragment =>
  shots(tx, tenantId, ids, tx`ss.position`)

/** The same as a digest, without what changes with other subjects: their order, and times. */
export const digest = (tx: Transaction, tenantId: string, ids: readonly string[]): Fragment =>
  tx`md5(${shots(tx, tenantId, ids, tx`null::integer`)}::text)`
