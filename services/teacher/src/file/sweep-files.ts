import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { removeBytes } from '@lernspur/service-kit/picture/delete-file-rows'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'

/** Minutes for which a file is left alone: an upload writes its bytes first and its row last. */
const restMinutes = 60
/** Files whose rows are looked up at once. */
const batch = 1000

/** Schools that are looked through in one statement. */
const schoolsAtOnce = 50

/** Deletes rows that nothing shows, where there are any. Their bytes then have no row, and `sweepBytes` finds them. */
const sweepRows = async (db: Database, schools: readonly string[], stop: AbortSignal): Promise<void> => {
  for (let from = 0; from < schools.length; from += schoolsAtOnce) {
    if (stop.aborted) return
    const found = await db<{ id: string }[]>`
      select school as id from schools_with_unshown_files(
        ${schools.slice(from, from + schoolsAtOnce)}::uuid[], make_interval(mins => ${restMinutes})) as school`
    for (const { id } of found) {
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
}

const schoolOf = (key: string): string => key.slice(0, key.indexOf('/'))

const removeUnknown = async (db: Database, files: FileStore, keys: readonly string[]): Promise<void> => {
  const schools = keys.map(schoolOf)
  const names = keys.map((key, index) => key.slice((schools[index]?.length ?? 0) + 1))
  const rows = await db<{ school: string; file: string }[]>`
    select school, file from files_with_rows(${schools}::uuid[], ${names}::text[])`
  const known = new Set(rows.map(({ school, file }) => fileKey(school, file)))
  await removeBytes(
    files,
    keys.filter((key) => !known.has(key)),
  )
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
  if (keys.length > 0) await removeUnknown(db, files, keys)
}

/** Deletes files that no row shows any more, rows and bytes (rule file.2). Uploads in progress are left alone. */
export const sweepFiles = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  const rows = await db<{ id: string }[]>`select id from tenant order by id`
  const schools = rows.map(({ id }) => id)
  await sweepRows(db, schools, stop)
  if (!stop.aborted) await sweepBytes(db, files, new Set(schools), stop)
}
