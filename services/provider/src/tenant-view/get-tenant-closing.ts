import type { ClosingPreview } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { countSchool, schoolCounts } from '@lernspur/service-kit/tenant/closing/school-counts'
import { waitingClosing } from '@lernspur/service-kit/tenant/closing/waiting-closing'
import { findTenant, requireFound } from './tenant-view.query'

/** What deleting the school would remove, and the pending deletion (rule keeping.1). NOT_FOUND. */
export const getTenantClosing = async (call: Call, tenantId: string): Promise<ClosingPreview> => {
  const [found, [closing], [counted]] = await call.read((tx) => [
    findTenant(tx, tenantId),
    waitingClosing(tx, tenantId),
    countSchool(tx, tenantId),
  ])
  requireFound(found)
  return { closing: closing ?? null, counts: schoolCounts(counted?.counts ?? {}) }
}
