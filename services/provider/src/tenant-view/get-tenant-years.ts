import type { TenantYears } from '@lernspur/contracts/provider/tenant-view.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { findTenant, requireFound } from './tenant-view.query'

/** School years with their terms, the latest first. NOT_FOUND. */
export const getTenantYears = async (call: Call, tenantId: string): Promise<TenantYears> => {
  const [found, years] = await call.read((tx) => [
    findTenant(tx, tenantId),
    tx<TenantYears['years']>`
      select id, name, school_year_start, school_year_end, terms from years_of_school(${tenantId})`,
  ])
  requireFound(found)
  return { years: [...years] }
}
