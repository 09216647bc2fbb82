import { join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { unitFolder } from '../configuration/workspace'
import { containerName } from '../container-name'
import { withBundlerCache } from './bundler-cache'

/** Path from which the files of a version are served. */
export const publicPathOf = (unit: UnitName, version: string) => `/mfe/${unit}/${version}/`

/** Bundles one configuration; throws with the compiler's messages on any error. */
export const bundle = async (configuration: Configuration, output: Configuration['output']): Promise<Stats> => {
  const compiler = rspack({ ...configuration, output: { ...configuration.output, ...output } })
  return await new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure)
        else if (!stats || stats.hasErrors())
          reject(new Error(`${configuration.name}: ${stats?.toString({ preset: 'errors-only' }) ?? 'no result'}`))
        else resolve(stats)
      })
    })
  })
}

/** Reads how a unit is bundled from its configuration. */
export const configurationOf = async (unit: UnitName): Promise<Configuration> =>
  ((await import(join(unitFolder(unit), 'rspack.config.ts'))) as { default: Configuration }).default

/** Output folder and unique name. The name includes the version, because one page may load two versions of an area. */
export const outputOf = (unit: UnitName, version: string, folder: string): Configuration['output'] => ({
  path: folder,
  uniqueName: `${containerName(unit)}_${version}`,
  ...(unit === 'shell' ? { publicPath: publicPathOf(unit, version) } : {}),
})

/** Bundles one unit into `folder`. Throws with the compiler's messages on any error. */
export const compile = async (unit: UnitName, version: string, folder: string): Promise<Stats> => {
  const configuration = await configurationOf(unit)
  return await withBundlerCache(unit, (cache) => bundle({ ...configuration, cache }, outputOf(unit, version, folder)))
}
