import { join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { root } from '../configuration/workspace'
import { makeFolder } from '../whole-folder'
import { sourceVersion } from './source-version'

/** Name of the file that describes a release, in the release's folder. */
export const releaseFile = 'area.json'

export interface Built {
  readonly unit: UnitName
  readonly version: string
  /** Absolute folder with the files of this version. */
  readonly folder: string
  /** False if that version had been built before. */
  readonly fresh: boolean
}

const buildInto = async (unit: UnitName, version: string, folder: string): Promise<void> => {
  // Loaded on demand: the bundler is heavy, and usually there is nothing to build.
  const [{ compile }, { describeArea, describeShell }, { compress }] = await Promise.all([
    import('./compile'),
    import('./describe-release'),
    import('./compress'),
  ])
  const stats = await compile(unit, version, folder)
  const release =
    unit === 'shell' ? describeShell(version, folder, stats) : await describeArea(unit, version, folder, stats)
  await Bun.write(join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`)
  await compress(folder)
}

/**
 * Builds the shell or an area into `.build/<unit>/<version>/`, unless that version exists. Throws with the compiler's
 * messages.
 */
export const buildArea = async (unit: UnitName): Promise<Built> => {
  const version = sourceVersion(unit)
  const folder = join(root, '.build', unit, version)
  const fresh = await makeFolder(folder, (temporary) => buildInto(unit, version, temporary))
  return { unit, version, folder, fresh }
}
