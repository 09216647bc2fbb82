import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { root } from '../configuration/workspace'
import { compile } from './compile'
import { compress } from './compress'
import { describeArea, describeShell } from './describe-release'
import { sourceVersion } from './source-version'

/** Name of the file that describes a release, in the release's folder. */
export const releaseFile = 'area.json'

export interface Built {
  readonly unit: UnitName
  readonly version: string
  /** Absolute folder with the files of this version. */
  readonly folder: string
  /** False when that version lay there already. */
  readonly fresh: boolean
}

/**
 * Builds the shell or an area into `.build/<unit>/<version>/`, unless its sources were built before.
 * A folder appears there whole or not at all. Throws with the compiler's messages.
 */
export const buildArea = async (unit: UnitName): Promise<Built> => {
  const version = sourceVersion(unit)
  const folder = join(root, '.build', unit, version)
  if (existsSync(join(folder, releaseFile))) return { unit, version, folder, fresh: false }
  const temporary = join(root, '.build', `.${unit}-${randomUUID()}`)
  await mkdir(temporary, { recursive: true })
  try {
    const stats = await compile(unit, version, temporary)
    const release =
      unit === 'shell' ? describeShell(version, temporary, stats) : describeArea(unit, version, temporary, stats)
    await Bun.write(join(temporary, releaseFile), `${JSON.stringify(release, null, 2)}\n`)
    await compress(temporary)
    await mkdir(join(root, '.build', unit), { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await rename(temporary, folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return { unit, version, folder, fresh: true }
}
