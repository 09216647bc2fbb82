import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ReleaseManifest,
  releaseManifestSchema,
  type Unit,
  unitId,
} from '@lernspur/contracts/release/release.contract'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { root } from '../install/install-packages'

/** Folder of a packed platform with a folder for each unit, and the file in it that describes the unit. */
export const packedBuildsFolder = 'builds'
export const manifestName = 'release.json'

const packed = join(root, packedBuildsFolder)

/** Whether this is a packed platform (rule release.25), which has builds, and not the sources of a checkout. */
export const isPackedPlatform = existsSync(packed)

const readBuild = async (name: string): Promise<FinishedBuild> => {
  const folder = join(packed, name)
  return { manifest: releaseManifestSchema.parse(await Bun.file(join(folder, manifestName)).json()), folder }
}

/** The builds of a packed platform; undefined elsewhere. */
export const packedBuilds = async (): Promise<FinishedBuild[] | undefined> =>
  isPackedPlatform ? await Promise.all(readdirSync(packed).toSorted().map(readBuild)) : undefined

/** The build of a unit in a packed platform. Throws a sentence for one that it does not have. */
export const packedBuild = async (unit: Unit): Promise<FinishedBuild> => {
  const id = unitId(unit)
  if (!existsSync(join(packed, id))) throw new Error(`This packed platform has no ${id}.`)
  return await readBuild(id)
}

/** Names of the units in a packed platform, as `unitId` says them. */
export const packedUnits = (): string[] => (isPackedPlatform ? readdirSync(packed).toSorted() : [])

/** Folder of a packed build of exactly this version whose packages are installed beside it; undefined without one. */
export const installedBuild = async ({ version, ...unit }: ReleaseManifest): Promise<string | undefined> => {
  const folder = join(packed, unitId(unit))
  if (!existsSync(join(folder, 'node_modules'))) return undefined
  const build = await readBuild(unitId(unit))
  return build.manifest.version === version ? folder : undefined
}
