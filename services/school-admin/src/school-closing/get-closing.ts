import type { ClosingPreview } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { countSchool, schoolCounts } from '@lernspur/service-kit/tenant/closing/school-counts'
import { waitingClosing } from '@lernspur/service-kit/tenant/closing/waiting-closing'

/** What closing the school would remove, and the pending closing. */
export const getClosing = async (call: Call): Promise<ClosingPreview> => {
  const { tenantId } = call.actor
  const [[closing], [counted]] = await call.read((tx) => [waitingClosing(tx, tenantId), countSchool(tx, tenantId)])
  return { closing: closing ?? null, counts: schoolCounts(counted?.counts ?? {}) }
}
