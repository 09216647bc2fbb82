import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Snapshot } from './snapshot'

/** Deletes what the subjects hold beyond their snapshots. */
const removeRest = async (tx: Transaction, tenantId: string, contents: readonly Snapshot[]): Promise<void> => {
  const subjects = contents.map(({ subject }) => subject.id)
  const kept = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map(({ id }) => String(id))
  const domains = kept(contents.flatMap((content) => content.domains))
  const competences = kept(contents.flatMap((content) => content.competences))
  await tx`
    delete from competence_domain cd
    where cd.tenant_id = ${tenantId} and cd.school_subject_id = any(${subjects}::uuid[]) and cd.id <> all(${domains}::uuid[])`
  await tx`
    delete from competence c using competence_domain cd
    where c.tenant_id = ${tenantId} and cd.tenant_id = c.tenant_id and cd.id = c.domain_id
      and cd.school_subject_id = any(${subjects}::uuid[]) and c.id <> all(${competences}::uuid[])`
}

/** Makes subjects, their domains and competences what they were, deleted ones with the ids that they had. */
export const writeSnapshots = async (
  tx: Transaction,
  tenantId: string,
  contents: readonly Snapshot[],
): Promise<void> => {
  const subjects = tx.json(contents.map(({ subject }) => subject) as never)
  const domains = tx.json(contents.flatMap((content) => content.domains) as never)
  const competences = tx.json(contents.flatMap((content) => content.competences) as never)
  await tx`
    insert into school_subject (tenant_id, id, origin_id, name, abbreviation, color, school_level, school_class_id,
      is_template, origin_texts, origin_version_id, country_id, position)
    select ${tenantId}, i.id, i.origin_id, i.name, i.abbreviation, i.color, i.school_level, i.school_class_id,
      i.is_template, i.origin_texts, i.origin_version_id, i.country_id, i.position
    from jsonb_populate_recordset(null::school_subject, ${subjects}) as i
    on conflict (tenant_id, id) do update set origin_id = excluded.origin_id, name = excluded.name,
      abbreviation = excluded.abbreviation, color = excluded.color, school_level = excluded.school_level,
      origin_texts = excluded.origin_texts, origin_version_id = excluded.origin_version_id,
      country_id = excluded.country_id, updated_at = clock_timestamp()`
  await tx`
    insert into competence_domain (tenant_id, id, origin_id, school_subject_id, name, symbol, position)
    select ${tenantId}, i.id, i.origin_id, i.school_subject_id, i.name, i.symbol, i.position
    from jsonb_populate_recordset(null::competence_domain, ${domains}) as i
    on conflict (tenant_id, id) do update set origin_id = excluded.origin_id, name = excluded.name,
      symbol = excluded.symbol, position = excluded.position, updated_at = clock_timestamp()`
  await tx`
    insert into competence (tenant_id, id, origin_id, domain_id, description, position)
    select ${tenantId}, i.id, i.origin_id, i.domain_id, i.description, i.position
    from jsonb_populate_recordset(null::competence, ${competences}) as i
    on conflict (tenant_id, id) do update set origin_id = excluded.origin_id, description = excluded.description,
      domain_id = excluded.domain_id, position = excluded.position, updated_at = clock_timestamp()`
  // Last, because a competence may have been moved into a domain that goes.
  await removeRest(tx, tenantId, contents)
}
