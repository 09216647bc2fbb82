import { intervalOf, keptFor } from '@lernspur/contracts/keeping'
import type { Database } from '@lernspur/service-kit/call/call'
import { batch, forgetBySchool } from './by-school'

/** Deletes old changes of subjects in every school, which can then no longer be undone. */
export const forgetSubjectChanges = (db: Database, stop: AbortSignal): Promise<void> =>
  forgetBySchool(db, stop, async (tx, tenantId) => {
    const { count } = await tx`
      delete from subject_change
      where tenant_id = ${tenantId} and id in (
        select id from subject_change
        where tenant_id = ${tenantId} and created_at < now() - ${intervalOf(keptFor.subjectChange)}::interval
        order by created_at limit ${batch}
      )`
    return count
  })
