import { readTenant, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { removeBytes } from '@lernspur/service-kit/picture/delete-file-rows'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { schoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'
import { digestOf, putReportFile } from './report-file'

/** Files of about 100 KB that are read at once. */
const batch = 20

interface FileInDatabase {
  readonly id: string
  readonly bytes: Uint8Array
  readonly sha256: string | null
}

/** The next files of a school with work to do, after `last` by their ids. */
const nextFiles = async (db: Database, tenantId: string, last: string): Promise<FileInDatabase[]> => {
  const [rows] = await readTenant(db, tenantId, (tx) => [
    tx<FileInDatabase[]>`
      select rf.id, rf.bytes, rf.sha256 from report_file rf
      where rf.tenant_id = ${tenantId} and rf.id > ${last} and rf.bytes is not null
        and (rf.stored_at is null or rf.stored_at < now() - interval '1 day')
      order by rf.id limit ${batch}`,
  ])
  return [...rows]
}

/** Copies a file into the store, and says so in its row; the day for which its bytes stay there begins. */
const copyFile = async (
  db: Database,
  files: FileStore,
  tenantId: string,
  { id }: FileInDatabase,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> => {
  await putReportFile(files, tenantId, id, bytes)
  const copied = await writeTenant(
    db,
    tenantId,
    (tx) => tx`
      update report_file set size = ${bytes.byteLength}, sha256 = ${digestOf(bytes)}, stored_at = now()
      where tenant_id = ${tenantId} and id = ${id} returning id`,
  )
  // The report was deleted meanwhile, and whoever did it found no file.
  if (copied.length === 0) await removeBytes(files, [fileKey(tenantId, id)])
}

/** Empties the row of a file that the store has unchanged, and copies it again otherwise. */
const emptyRow = async (
  db: Database,
  files: FileStore,
  tenantId: string,
  file: FileInDatabase,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> => {
  const stored = await files.get(fileKey(tenantId, file.id))
  if (!stored || digestOf(stored) !== digestOf(bytes)) return copyFile(db, files, tenantId, file, bytes)
  await writeTenant(
    db,
    tenantId,
    (tx) => tx`update report_file set bytes = null where tenant_id = ${tenantId} and id = ${file.id}`,
  )
}

/**
 * Moves printed reports out of the database into the file store (rule print.15): first a copy, and a day later, once the
 * copy has been read back, the row is emptied. Each file is a step of its own, so that it may be interrupted anywhere
 * and goes on the next time.
 */
export const moveReportFiles = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  for (const tenantId of await schoolsWithWork(db, 'report-files')) {
    let last = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const found = await nextFiles(db, tenantId, last)
      for (const file of found) {
        if (stop.aborted) return
        const bytes = new Uint8Array(file.bytes)
        await (file.sha256 === null ? copyFile : emptyRow)(db, files, tenantId, file, bytes)
      }
      if (found.length < batch) break
      last = found.at(-1)?.id ?? last
    }
  }
}
