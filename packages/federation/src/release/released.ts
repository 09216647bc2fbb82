import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AreaName,
  type AreaRelease,
  areaReleaseSchema,
  type ShellRelease,
  shellReleaseSchema,
  type UnitName,
} from '@lernspur/contracts/registry.contract'
import { releaseFile } from '../build/build-area'
import { releaseFolder } from './registry-file'

/** Versions of a unit in the data folder, newest release first. */
export const releasedVersions = async (dataDir: string, unit: UnitName): Promise<string[]> => {
  const folder = join(releaseFolder(dataDir), unit)
  const names = await readdir(folder).catch(() => [])
  const versions = await Promise.all(
    names
      .filter((name) => /^\d+\.\d+\.\d+-[0-9a-f]{8}$/.test(name))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).birthtimeMs })),
  )
  return versions.sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1)).map(({ name }) => name)
}

const description = async (dataDir: string, unit: UnitName, version: string): Promise<unknown> => {
  const file = Bun.file(join(releaseFolder(dataDir), unit, version, releaseFile))
  if (!(await file.exists())) throw new Error(`${unit} ${version} is not released: run mfe release ${unit} first`)
  return await file.json()
}

/** Description of a released area; throws if that version is not in the data folder. */
export const releasedArea = async (dataDir: string, area: AreaName, version: string): Promise<AreaRelease> =>
  areaReleaseSchema.parse(await description(dataDir, area, version))

/** Description of a released shell; throws if that version is not in the data folder. */
export const releasedShell = async (dataDir: string, version: string): Promise<ShellRelease> =>
  shellReleaseSchema.parse(await description(dataDir, 'shell', version))
