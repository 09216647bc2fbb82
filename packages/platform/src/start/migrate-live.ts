import { migrate } from '@lernspur/database/migration/migrate'
import { type InstallationOptions, openInstallationAsOwner } from '@lernspur/release/installation'
import { liveReaders } from '../release/column-readers'
import { isNothingLive } from './pages'

/**
 * Applies the checkout's migrations, none that takes away what a live service still reads; returns their names. Throws a
 * ReleaseProblem, and changes nothing, where another secret signed what is live.
 */
export const migrateLive = async (options: InstallationOptions): Promise<string[]> => {
  const { ownerUrl, secret } = options
  if (await isNothingLive(ownerUrl)) return await migrate(ownerUrl, { secret })
  const installation = openInstallationAsOwner(options)
  try {
    return await migrate(ownerUrl, { secret, readersOf: await liveReaders(installation) })
  } finally {
    await installation.registry.close()
  }
}
