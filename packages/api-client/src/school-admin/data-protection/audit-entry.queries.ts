import { auditEntryRoutes } from '@lernspur/contracts/school-admin/data-protection/audit-entry.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const auditEntryCalls = callsOf('audit-entry', auditEntryRoutes)

/** Who did what in the school, newest first. */
export const auditEntryListQuery = auditEntryCalls.listAuditEntries
