import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { schoolImportLock } from '@lernspur/service-kit/tenant/school-import-lock'

/**
 * Removes the files of schools whose import was killed a day ago or earlier, which no row names: an import that fails
 * removes them itself (rules move.6 and expiry.1). Nothing while an import runs, and never the files of a school that is
 * here; a repeated import begins the day anew. Failures are retried in the next round.
 */
export const removeInterruptedImports = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  const age = intervalOf(retentionPeriods.interruptedImport)
  const due = await db<{ schoolId: string }[]>`
    select si.school_id from school_import si where si.started_at < now() - ${age}::interval order by si.started_at`
  for (const { schoolId } of due) {
    if (stop.aborted) return
    await writeDirectory(db, async (tx) => {
      // Held until the files are gone: an import that starts meanwhile waits, and writes them again.
      const [lock] = await tx<{ isFree: boolean }[]>`
        select pg_try_advisory_xact_lock(${schoolImportLock}) as is_free`
      if (!lock?.isFree) return
      const removed = await tx`
        delete from school_import si
        where si.school_id = ${schoolId} and si.started_at < now() - ${age}::interval
        returning exists (select from tenant t where t.id = si.school_id) as is_here`
      if (removed[0]?.isHere === false) await files.removeAll(schoolId)
    })
  }
}
