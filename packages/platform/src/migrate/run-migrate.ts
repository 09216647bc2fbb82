import { openInstallation } from '@lernspur/release/installation'
import { readS3Config } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'
import { type Environment, readEnvironment } from '../environment'
import { storePackedPackages } from '../release/stored-packages'
import { storedSecret } from '../start/data-folder'
import { refuseOtherSecret } from '../start/known-secret'
import { migrateLive } from '../start/migrate-live'
import { missingFrom } from '../start/missing-from'
import { beginPageRelease, isNothingLive } from '../start/pages'
import { withDatabase } from '../start/with-database'

/** Milliseconds between two looks at the database. */
const pause = 1_000

/**
 * Brings the database of this environment to the version of this command, as a start does, and releases what lies here
 * where nothing is live yet; nothing is started (rule stack.12). Returns what was done. Throws a Problem as a start does.
 */
export const migrateHere = (environment: Environment = readEnvironment()): Promise<string> =>
  withDatabase(environment, async (ownerUrl) => {
    const { dataDir, secret = storedSecret(dataDir) } = environment
    await refuseOtherSecret(ownerUrl, secret)
    const options = { ownerUrl, secret, dataDir, s3: readS3Config() }
    const applied = await migrateLive(options)
    const isFirst = await isNothingLive(ownerUrl)
    const published = isFirst ? await beginPageRelease().finish({ ...options, why: 'first start' }) : undefined
    const installation = openInstallation(options)
    await storePackedPackages(installation).finally(() => installation.registry.close())
    const migrations = applied.length > 0 ? `${applied.length} migrations applied` : 'every migration is applied'
    return [migrations, ...(published === undefined ? [] : [published])].join(', ')
  })

/**
 * Waits until another process has brought the database to the version of this command, for at most that many seconds.
 * Throws a Problem that says what is missing when they are over.
 */
export const waitForMigration = (seconds: number, environment: Environment = readEnvironment()): Promise<string> =>
  withDatabase(environment, async (ownerUrl) => {
    const deadline = performance.now() + seconds * 1_000
    for (;;) {
      const missing = await missingFrom(ownerUrl)
      if (missing === undefined) return 'every migration is applied'
      if (performance.now() > deadline) throw new Problem(missing)
      await Bun.sleep(pause)
    }
  })
