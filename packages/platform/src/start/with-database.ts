import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runningServer, startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { Problem } from '../console/problem'
import type { Environment } from '../environment'

/**
 * Passes `work` the owner's address of this environment's database, running or not; starts an embedded server that is
 * down. Throws a Problem if Lernspur was never started.
 */
export const withDatabase = async <T>(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> => {
  if (databaseUrl !== undefined) return await work(databaseUrl)
  const folder = join(dataDir, 'postgres')
  if (!existsSync(join(folder, 'cluster'))) {
    throw new Problem(`There is no database in ${dataDir}: Lernspur was never started there.`)
  }
  const running = await runningServer(folder)
  if (running !== undefined) return await work(running)
  const { ownerUrl, stop } = await startEmbedded({ dataDir: folder })
  return await work(ownerUrl).finally(stop)
}
