import { intervalOf, keptFor } from '@lernspur/contracts/keeping'
import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call'

/** Deletes what old imports have changed, in every school (rules import.4, expiry.1). */
export const forgetImports = async (db: Database, stop: AbortSignal): Promise<void> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    if (stop.aborted) return
    await writeTenant(db, id, async (tx) => {
      await tx`
        delete from student_import
        where tenant_id = ${id} and created_at < now() - ${intervalOf(keptFor.studentImport)}::interval`
    })
  }
}
