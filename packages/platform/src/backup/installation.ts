import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import type { StoredFile } from '@lernspur/database/copy/snapshot'
import { checkSecret } from '@lernspur/database/migration/check-secret'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { readS3Config } from '@lernspur/service-kit/process/config'
import type { Environment } from '../environment'
import { storedSecret } from '../start/data-folder'
import { withDatabase } from '../start/with-database'

/** All that a backup copies. */
export interface Source {
  readonly ownerUrl: string
  readonly secret: string
  readonly files: FileStore
}

/** Where the embedded server lives in a data folder. */
export const serverFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Whether a row still names a file. */
export const stillNamed = async (ownerUrl: string, { tenantId, id, table }: StoredFile): Promise<boolean> => {
  const db = connect(ownerUrl, { name: 'backup', max: 1 })
  try {
    const [rows] = await readTenant(db, tenantId, (tx) => [
      tx`select id from ${tx(table)} where tenant_id = ${tenantId} and id = ${id}`,
    ])
    return rows.length > 0
  } finally {
    await db.end()
  }
}

/**
 * Passes `work` the installation of this environment, running or not; starts an embedded server that is down. Throws a
 * DatabaseProblem when the secret is not the installation's: it could restore nothing.
 */
export const withInstallation = async <T>(
  { dataDir, databaseUrl, secret }: Environment,
  work: (source: Source) => Promise<T>,
): Promise<T> => {
  return await withDatabase({ dataDir, databaseUrl }, async (ownerUrl) => {
    const source = {
      ownerUrl,
      secret: secret ?? storedSecret(dataDir),
      files: openFileStore({ s3: readS3Config(), dataDir }),
    }
    await checkSecret(ownerUrl, source.secret)
    return await work(source)
  })
}

interface BackupRecord {
  /** ISO 8601, UTC. */
  readonly takenAt: string
  readonly sizeBytes: number
  readonly isEncrypted: boolean
  readonly isChecked: boolean
}

/** Records a backup, so that the product can show when the last one was made. Keeps the last 100 records. */
export const recordBackup = (environment: Parameters<typeof withInstallation>[0], made: BackupRecord): Promise<void> =>
  withInstallation(environment, async ({ ownerUrl }) => {
    const db = connect(ownerUrl, { name: 'backup', max: 1 })
    try {
      // The next start may still have to migrate this installation.
      const [table] = await db<{ isThere: boolean }[]>`select to_regclass('backup_record') is not null as is_there`
      if (!table?.isThere) return
      await db`
        insert into backup_record (taken_at, size_bytes, is_encrypted, is_checked)
        values (${made.takenAt}, ${made.sizeBytes}, ${made.isEncrypted}, ${made.isChecked})`
      await db`
        delete from backup_record
        where id not in (select br.id from backup_record br order by br.taken_at desc, br.id desc limit 100)`
    } finally {
      await db.end()
    }
  })
