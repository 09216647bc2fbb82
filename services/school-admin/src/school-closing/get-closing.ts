import type { ClosingPreview } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { countSchool, schoolCounts } from '@lernspur/service-kit/tenant/closing/school-counts'
import { waitingClosing } from '@lernspur/service-kit/tenant/closing/waiting-closing'
import { lastArchive } from './last-archive'

/** What closing the school would remove, the pending closing, and when everything was last downloaded. */
export const getClosing = async (call: Call): Promise<ClosingPreview> => {
  const { tenantId } = call.actor
  const [[closing], [counted], [archive]] = await call.read((tx) => [
    waitingClosing(tx, tenantId),
    countSchool(tx, tenantId),
    lastArchive(tx, tenantId),
  ])
  return {
    closing: closing ?? null,
    counts: schoolCounts(counted?.counts ?? {}),
    archivedAt: archive?.archivedAt ?? null,
  }
}
