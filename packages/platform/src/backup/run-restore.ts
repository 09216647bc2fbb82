import { resolve } from 'node:path'
import { readS3Config } from '@lernspur/service-kit/config'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { readEnvironment } from '../environment'
import { restoreBackup } from './restore-backup'

/** Runs `restore` with its arguments: a backup into the empty place that the environment names. */
export const runRestore = async (args: readonly string[]): Promise<void> => {
  const [path, ...more] = args
  if (!path || path.startsWith('-') || more.length > 0) {
    throw new Problem('Say which backup is restored: run restore <file>. LERNSPUR_DATA and DATABASE_URL say where to.')
  }
  const { dataDir, databaseUrl, secret, backupKey: key } = readEnvironment()
  await step('Restore', async () => {
    const target = { dataDir, databaseUrl, secret, key, s3: readS3Config() }
    const { takenAt, tables, files } = await restoreBackup(target, resolve(path))
    const rows = tables.reduce((sum, one) => sum + one.rows, 0)
    return `${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}`
  })
  console.log(`\n  Lernspur lies in ${dataDir} again; start it as always.\n`)
}
