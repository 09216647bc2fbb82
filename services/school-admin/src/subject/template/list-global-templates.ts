import type { GlobalTemplate, subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { providerTenant } from '../content/provider-tenant'
import { fitsSchool, isForCountry, offeredSubjects } from '../content/published-subjects'

const columns = {
  id: 'tvs.school_subject_id',
  originId: 'placed.origin_id',
  name: 'tvs.name',
  abbreviation: 'tvs.abbreviation',
  color: 'tvs.color',
  schoolLevel: 'tvs.school_level',
  schoolClassId: 'placed.school_class_id',
  isTemplate: 'placed.is_template',
  competenceDomainCount: 'placed.domain_count',
  createdAt: 'tvs.published_at',
  updatedAt: 'tvs.published_at',
}

/**
 * Those meant for the school, those for all, then the others (rule template.7); each in the order that the provider gave
 * them, which belongs to no version (rule template.5).
 */
const inOrder = [
  { column: 'placed.rank', dir: 'asc' },
  { column: 'placed.position', dir: 'asc' },
  { field: 'name', dir: 'asc' },
] as const

/** The provider's subject templates as last published for the school's country, with those that are meant for others. */
export const listGlobalTemplates = async (call: Call, list: ListOf<typeof subjectRoutes.listGlobalTemplates>) => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return { rows: [], count: 0 }
  const page = await readTenant(call.db, tenantId, (tx) =>
    pageQueries<GlobalTemplate>(tx, compileList(tx, list, columns, inOrder), {
      select: tx`
        tvs.school_subject_id as id, placed.origin_id, tvs.name, tvs.abbreviation, tvs.color, tvs.school_level,
        tvs.tenant_id, placed.school_class_id, placed.is_template, placed.position,
        placed.domain_count as competence_domain_count, tvs.published_at as created_at, tvs.published_at as updated_at,
        audience.fits, array(
          select st.name from state st where st.id = any(tvs.state_ids) order by st.name collate "de-x-icu"
        ) as states, array(
          select sty.name from school_type sty where sty.id = any(tvs.school_type_ids)
          order by sty.name collate "de-x-icu"
        ) as school_types`,
      from: tx`
        ${offeredSubjects(tx, tenantId)}
        cross join lateral (select ${fitsSchool(tx, call)} as fits) as audience
        cross join lateral (
          select null::uuid as origin_id, null::uuid as school_class_id, true as is_template,
            jsonb_array_length(tvs.domains) as domain_count, (
              select ss.position from school_subject ss
              where ss.tenant_id = tvs.tenant_id and ss.id = tvs.school_subject_id) as position,
            case when not audience.fits then 2
              when tvs.state_ids is null and tvs.school_type_ids is null then 1 else 0 end as rank) as placed
        where ${isForCountry(tx, call)}`,
    }),
  )
  return pageOf(page)
}
