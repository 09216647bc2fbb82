import type { TenantYears } from '@lernspur/contracts/tenant-view.contract'
import type { Call } from '@lernspur/service-kit/call'
import { findTenant, requireFound } from './tenant-view.query'

/** School years with their terms, the latest first. NOT_FOUND. */
export const getTenantYears = async (call: Call, tenantId: string): Promise<TenantYears> => {
  const [found, years] = await call.read((tx) => [
    findTenant(tx, tenantId),
    tx<TenantYears['years']>`
      select sy.id, sy.name, sy.school_year_start, sy.school_year_end,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', stm.name, 'schoolTermSemester', stm.school_term_semester,
            'startDate', stm.start_date, 'endDate', stm.end_date) order by stm.start_date)
          from school_term stm where stm.tenant_id = sy.tenant_id and stm.school_year_id = sy.id), '[]') as terms
      from school_year sy
      where sy.tenant_id = ${tenantId}
      order by sy.school_year_start desc`,
  ])
  requireFound(found)
  return { years: [...years] }
}
