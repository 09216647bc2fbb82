import type { TenantTemplates } from '@lernspur/contracts/provider/tenant-view.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { findTenant, requireFound } from './tenant-view.query'

/** Numbers of templates by level, and when the provider's were taken over. NOT_FOUND. */
export const getTenantTemplates = async (call: Call, tenantId: string): Promise<TenantTemplates> => {
  const [found, levels] = await call.read((tx) => [
    findTenant(tx, tenantId),
    tx<TenantTemplates['levels']>`
      select school_level, subjects, taken_over, taken_over_at from templates_of_school(${tenantId})`,
  ])
  requireFound(found)
  return { levels: [...levels] }
}
