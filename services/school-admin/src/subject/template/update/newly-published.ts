import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import { providerTenant } from '../../content/provider-tenant'
import { fitsSchool, isForCountry, offeredSubjects } from '../../content/published-subjects'
import type { HeldTemplate } from './read-templates'

/** Days for which a school is told of a new subject that it does not take. */
const announcedDays = 60

interface NewSubject {
  readonly name: string
  readonly schoolLevel: number
  readonly versionName: string
}

/**
 * Subjects that the provider has published for the first time since the school took templates of their level, and that
 * the school does not have though they are meant for it, by level and name (rules template.6 and template.7).
 */
export const newlyPublished = async (call: Call, held: readonly HeldTemplate[]): Promise<readonly NewSubject[]> => {
  const tenantId = held.length > 0 ? await providerTenant(call) : undefined
  if (!tenantId) return []
  const ids = held.map(({ id }) => id)
  const levels = held.map(({ schoolLevel, since }) => ({ schoolLevel, since }))
  const [rows] = await readTenant(call.db, tenantId, (tx) => [
    tx<NewSubject[]>`
      select tvs.name, tvs.school_level, tvs.version_name from ${offeredSubjects(tx, tenantId)}
      cross join lateral (
        select min(tv.published_at) as published_at
        from template_version_subject first_tvs
        join template_version tv on tv.tenant_id = first_tvs.tenant_id and tv.id = first_tvs.template_version_id
        where first_tvs.tenant_id = tvs.tenant_id and first_tvs.school_subject_id = tvs.school_subject_id) as first
      where ${isForCountry(tx, call)} and ${fitsSchool(tx, call)}
        and tvs.school_subject_id <> all(${ids}::uuid[])
        and first.published_at > now() - make_interval(days => ${announcedDays})
        and first.published_at > (
          select min(i.since) from jsonb_to_recordset(${tx.json(levels as never)}) as i ("schoolLevel" integer, since timestamptz)
          where i."schoolLevel" = tvs.school_level)
      order by tvs.school_level, tvs.name`,
  ])
  return rows
}
