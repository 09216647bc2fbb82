import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import type { Configuration } from '@rspack/core'
import { sourcesHash } from '../configuration/source-version'
import { packageFolder, root, unitFolder } from '../configuration/workspace'

type BundlerCache = NonNullable<Configuration['cache']>

/** The setting of the bundler that makes it keep its modules in a folder. */
const cacheIn = (unit: UnitName, directory: string): BundlerCache => ({
  type: 'persistent',
  // The same with another path of the checkout; another one with other libraries or another configuration.
  portable: true,
  version: sourcesHash([['@lernspur/federation', packageFolder(unitFolder(unit), '@lernspur/federation')]]),
  buildDependencies: [join(unitFolder(unit), 'rspack.config.ts')],
  storage: { type: 'filesystem', directory },
})

/**
 * Runs a build with the modules that the bundler kept of the unit's last one, so that only what changed is compiled: the
 * bytes are those of a build without them. One build at a time has them; another one of the same moment compiles all.
 */
export const withBundlerCache = async <T>(unit: UnitName, build: (cache: BundlerCache) => Promise<T>): Promise<T> => {
  const cached = join(root, '.build/bundler', unit)
  const taken = `${cached}-${randomUUID()}`
  // Fails where nothing is kept.
  await rename(cached, taken).catch(() => mkdir(taken, { recursive: true }))
  try {
    const built = await build(cacheIn(unit, taken))
    if (!existsSync(cached)) await rename(taken, cached)
    return built
  } finally {
    await rm(taken, { recursive: true, force: true })
  }
}
