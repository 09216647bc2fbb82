import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import type { Environment } from '../environment'
import { takeDataFolder } from '../start/data-folder'
import { refuseRealSchools } from '../start/demo/demo-only'
import { withDatabase } from '../start/with-database'
import { requireDemo } from './require-demo'

/**
 * Removes the data folder of a demo, with its embedded database, files and releases, so that the next start begins
 * anew; returns what was done. Throws a Problem, and removes nothing, where the database is another server's, a start
 * uses the folder, it holds real schools, or nobody agrees.
 */
export const resetInstallation = async (
  environment: Environment,
  isAgreed: (dataDir: string) => boolean,
): Promise<string> => {
  requireDemo(environment, 'reset')
  const { dataDir, databaseUrl } = environment
  if (databaseUrl !== undefined) {
    throw new Problem(
      'DATABASE_URL names a database server, whose data `run reset` does not remove. Nothing was changed.',
    )
  }
  if (!existsSync(dataDir)) return `There is nothing in ${dataDir}.`
  const folder = takeDataFolder(dataDir)
  try {
    if (existsSync(join(dataDir, 'postgres', 'cluster'))) await withDatabase(environment, refuseRealSchools)
    if (!isAgreed(dataDir)) throw new Problem('Nothing was removed. `--yes` agrees beforehand.')
    rmSync(dataDir, { recursive: true, force: true })
  } finally {
    folder.release()
  }
  return `${dataDir} is removed. The next start makes a new demo school.`
}
