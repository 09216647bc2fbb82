import type { Database } from '@lernspur/database/connection/connect'
import { newId } from './rows'

/**
 * Publishes the provider's templates in their current state, deleted ones as removed, and returns the version's id.
 * `owner` is the one of `testDatabase`.
 */
export const publishTemplates = async (
  owner: Database,
  tenantId: string,
  schoolSubjectIds: readonly string[],
  name = `Fassung ${newId()}`,
): Promise<string> => {
  const ids = [...schoolSubjectIds]
  const [version] = await owner<{ id: string }[]>`
    insert into template_version (tenant_id, name, note) values (${tenantId}, ${name}, '') returning id`
  const id = version?.id ?? ''
  await owner`
    insert into template_version_subject (tenant_id, template_version_id, school_subject_id, name, abbreviation, color,
      school_level, country_id, state_ids, school_type_ids, domains)
    select ss.tenant_id, ${id}, ss.id, ss.name, ss.abbreviation, ss.color, ss.school_level, ss.country_id,
      ss.state_ids, ss.school_type_ids, template_domains(ss.tenant_id, ss.id)
    from school_subject ss where ss.tenant_id = ${tenantId} and ss.id = any(${ids}::uuid[])`
  await owner`
    insert into template_version_subject (tenant_id, template_version_id, school_subject_id, name, abbreviation, color,
      school_level, country_id, state_ids, school_type_ids, domains, is_removed)
    select distinct on (tvs.school_subject_id) tvs.tenant_id, ${id}::uuid, tvs.school_subject_id, tvs.name,
      tvs.abbreviation, tvs.color, tvs.school_level, tvs.country_id, tvs.state_ids, tvs.school_type_ids,
      tvs.domains, true
    from template_version_subject tvs
    where tvs.tenant_id = ${tenantId} and tvs.school_subject_id = any(${ids}::uuid[])
      and not exists (select from school_subject ss where ss.tenant_id = tvs.tenant_id and ss.id = tvs.school_subject_id)
    order by tvs.school_subject_id, tvs.template_version_id desc`
  return id
}
