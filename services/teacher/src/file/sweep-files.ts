import { readTenant, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { removeBytes } from '@lernspur/service-kit/picture/delete-file-rows'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'

/** Minutes for which a file is left alone: an upload writes its bytes first and its row last. */
const restMinutes = 60
/** Files whose rows are looked up at once. */
const batch = 500

/** Deletes rows that nothing shows, school by school. Their bytes then have no row, and `sweepBytes` finds them. */
const sweepRows = async (db: Database, schools: readonly string[], stop: AbortSignal): Promise<void> => {
  for (const id of schools) {
    if (stop.aborted) return
    await writeTenant(
      db,
      id,
      (tx) => tx`
        select from forget_files(${id}, array(
          select sf.id from stored_file sf
          where sf.tenant_id = ${id} and sf.created_at < now() - make_interval(mins => ${restMinutes})))`,
    )
  }
}

const schoolOf = (key: string): string => key.slice(0, key.indexOf('/'))

const removeUnknown = async (db: Database, files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const [school, found] of Map.groupBy(keys, schoolOf)) {
    const names = found.map((key) => key.slice(school.length + 1))
    const [rows] = await readTenant(db, school, (tx) => [
      tx<{ id: string }[]>`
        select sf.id from stored_file sf where sf.tenant_id = ${school} and sf.id::text = any(${names}::text[])`,
    ])
    const known = new Set(rows.map(({ id }) => fileKey(school, id)))
    await removeBytes(
      files,
      found.filter((key) => !known.has(key)),
    )
  }
}

/**
 * Deletes bytes without a row: those of a transaction that was rolled back, and drafts of an interrupted write. Only
 * for schools that the database knows, so that a service with the wrong database does not empty the store.
 */
const sweepBytes = async (
  db: Database,
  files: FileStore,
  schools: ReadonlySet<string>,
  stop: AbortSignal,
): Promise<void> => {
  const rested = Date.now() - restMinutes * 60_000
  let keys: string[] = []
  for await (const { key, changedAt } of files.list()) {
    if (stop.aborted) return
    if (changedAt.getTime() < rested && schools.has(schoolOf(key))) keys.push(key)
    if (keys.length < batch) continue
    await removeUnknown(db, files, keys)
    keys = []
  }
  await removeUnknown(db, files, keys)
}

/** Deletes files that no row shows any more, rows and bytes (rule file.2). Uploads in progress are left alone. */
export const sweepFiles = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  const rows = await db<{ id: string }[]>`select id from tenant order by id`
  const schools = rows.map(({ id }) => id)
  await sweepRows(db, schools, stop)
  if (!stop.aborted) await sweepBytes(db, files, new Set(schools), stop)
}
