import { join, resolve } from 'node:path'
import { toEmbeddedProblem } from '@lernspur/database/embedded/embedded-problem'
import { readS3Config } from '@lernspur/service-kit/process/config'
import { step } from '../console/progress'
import { readEnvironment } from '../environment'
import { restoreBackup } from './restore-backup'

/** What to do with the restored folder. */
const nextOf = (dataDir: string, needsServer: boolean, secret: string | undefined): string => {
  if (needsServer)
    return `Lernspur lies in ${dataDir} again, with real schools. No start opens them there: the demo does not, and production runs on a server of your own. Name an empty database of it in DATABASE_URL, another folder in LERNSPUR_DATA, and restore once more.`
  const isNamed = secret !== undefined
  return `Lernspur lies in ${dataDir} again; start it as always${isNamed ? '' : `, in production with the LERNSPUR_SECRET that lies in ${join(dataDir, 'secret')}`}.`
}

/** Runs `restore`: restores a backup into the empty place that the environment names. */
export const runRestore = async (path: string, isUnsignedAllowed: boolean): Promise<void> => {
  const { dataDir, databaseUrl, secret, backupKey: key } = readEnvironment(process.env, 'LERNSPUR_SECRET')
  let next = ''
  let isProven = false
  await step('Restore', async () => {
    const target = { dataDir, databaseUrl, secret, key, s3: readS3Config(), isUnsignedAllowed }
    const restored = await restoreBackup(target, resolve(path)).catch(async (error: unknown) => {
      throw databaseUrl === undefined ? await toEmbeddedProblem(error, dataDir) : error
    })
    const { takenAt, tables, files } = restored
    isProven = restored.isProven
    next = nextOf(dataDir, restored.needsServer, secret)
    const rows = tables.reduce((sum, one) => sum + one.rows, 0)
    return `${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}`
  })
  console.log(`\n  ${next}\n`)
  if (isProven) return
  console.log(
    '  ! Nothing proves that this installation made the backup: for that, set LERNSPUR_SECRET before you restore.\n',
  )
}
