import { migrate } from '@lernspur/database/migration/migrate'
import { type InstallationOptions, openInstallation } from '@lernspur/release/installation'
import { liveReaders } from '../release/column-readers'
import { isNothingLive } from './pages'

/** Applies the checkout's migrations, none that takes away what a live service still reads; returns their names. */
export const migrateLive = async (options: InstallationOptions): Promise<string[]> => {
  const { ownerUrl, secret } = options
  if (await isNothingLive(ownerUrl)) return await migrate(ownerUrl, { secret })
  const installation = openInstallation(options)
  try {
    return await migrate(ownerUrl, { secret, readersOf: await liveReaders(installation) })
  } finally {
    await installation.registry.close()
  }
}
