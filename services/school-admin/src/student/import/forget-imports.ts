import { intervalOf, keptFor } from '@lernspur/contracts/keeping'
import type { Database } from '@lernspur/service-kit/call/call'
import { inEachSchool } from '@lernspur/service-kit/tenant/in-each-school'

/** Deletes what old imports have changed, in every school (rules import.4, expiry.1). */
export const forgetImports = (db: Database, stop: AbortSignal): Promise<void> =>
  inEachSchool(
    db,
    stop,
    (tx, tenantId) => tx`
      delete from student_import
      where tenant_id = ${tenantId} and created_at < now() - ${intervalOf(keptFor.studentImport)}::interval`,
  )
