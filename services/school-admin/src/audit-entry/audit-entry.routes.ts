import { auditEntryRoutes } from '@lernspur/contracts/school-admin/data-protection/audit-entry.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listAuditEntries } from './list-audit-entries'

/** Who did what in the school. */
export const auditEntrySlice = slice(auditEntryRoutes, {
  listAuditEntries: ({ call, list }) => listAuditEntries(call, list),
})
