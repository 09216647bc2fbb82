import { existsSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaRelease, ShellRelease, UnitName } from '@lernspur/contracts/registry.contract'
import { type ReleaseManifest, releaseManifestSchema } from '@lernspur/contracts/release/release.contract'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { makeFolder } from '../complete-folder'
import { sourceVersion } from '../configuration/source-version'
import { root, unitFolder } from '../configuration/workspace'
import { typesFile } from '../types/released-types'
import { firstFiles } from './first-files'
import { type BuiltFiles, draftHash, listFiles, type SealedRelease, seal, versionWith } from './seal-release'

/** Name of the file that describes a build, in its folder; it is not released. */
const manifestFile = 'release.json'

export interface BuiltRelease {
  readonly unit: UnitName
  readonly manifest: ReleaseManifest
  /** Absolute path of the folder with its files. */
  readonly folder: string
  /** False if the same sources were built before. */
  readonly fresh: boolean
}

type DescribedRelease = Pick<ReleaseManifest, 'needs' | 'provides'> & { readonly page: AreaRelease | ShellRelease }

const manifestOf = (
  unit: UnitName,
  { page, ...facts }: DescribedRelease,
  files: ReleaseManifest['files'],
): unknown => ({
  kind: unit === 'shell' ? 'shell' : 'area',
  name: unit,
  version: page.version,
  files,
  ...facts,
  page,
})

const readFiles = async (folder: string): Promise<BuiltFiles> =>
  new Map(
    await Promise.all(
      (await readdir(folder)).map(async (name) => [name, await Bun.file(join(folder, name)).bytes()] as const),
    ),
  )

const writeManifest = (folder: string, manifest: unknown): Promise<number> =>
  Bun.write(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)

const compileInto = async (unit: UnitName, folder: string): Promise<void> => {
  // Loaded on demand: the bundler is heavy, and usually there is nothing to build.
  const [
    { compile },
    { describeArea, describeShell },
    { compressFiles },
    { releasedTypes, unitFacts },
    { knownRoutes },
    { requireIsolation: retainIn },
    { facadeTypes },
    { readRouteTable },
    { pageDetailsFiles },
  ] = await Promise.all([
    import('./compile'),
    import('./describe-release'),
    import('./compress'),
    import('../facts/unit-facts'),
    import('../facts/known-routes'),
    import('../isolation/require-isolation'),
    import('../types/emit-declarations'),
    import('./route-table'),
    import('./page-details'),
  ])
  const [stats, facade] = await Promise.all([compile(unit, versionWith(unit, draftHash), folder), facadeTypes(unit)])
  if (unit !== 'shell') retainIn(unit, folder, stats)
  const table = unit === 'shell' ? undefined : readRouteTable(unitFolder(unit))
  const slots = table ? [...Object.keys(table.slots), ...table.fillers.map(({ slot }) => slot)] : []
  const types = releasedTypes(unit, stats, facade, slots)
  await Bun.write(join(folder, typesFile), JSON.stringify(types))
  if (unit !== 'shell')
    for (const [name, content] of await pageDetailsFiles(unitFolder(unit))) await Bun.write(join(folder, name), content)
  const compiled = await readFiles(folder)
  const routes = await knownRoutes(unit)
  const factsOf = (page: AreaRelease | ShellRelease) => unitFacts(unit, stats, page, types, routes)
  const { page, files }: SealedRelease<AreaRelease | ShellRelease> =
    unit === 'shell'
      ? seal(unit, compiled, await describeShell(stats), factsOf)
      : seal(unit, compiled, await describeArea(unit, stats, languages), factsOf)
  for (const [name, bytes] of files) if (compiled.get(name) !== bytes) await Bun.write(join(folder, name), bytes)
  // Their sizes have a budget that a check holds.
  await compressFiles(folder, firstFiles(page))
  await writeManifest(folder, manifestOf(unit, { page, ...factsOf(page) }, listFiles(await readFiles(folder))))
}

const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  releaseManifestSchema.parse(await Bun.file(join(folder, manifestFile)).json())

const folderOf = (unit: UnitName): string => join(root, '.build', unit, sourceVersion(unit))

/** The version of a unit's sources as they are now; undefined if they were not built here. */
export const builtVersion = async (unit: UnitName): Promise<string | undefined> => {
  const folder = folderOf(unit)
  return existsSync(folder) ? (await readManifest(folder)).version : undefined
}

/** Makes a folder of a build, unless these sources were built before. */
const buildIn = async (
  unit: UnitName,
  folder: string,
  fill: (temporary: string) => Promise<void>,
): Promise<BuiltRelease> => {
  const fresh = await makeFolder(folder, fill)
  return { unit, manifest: await readManifest(folder), folder, fresh }
}

/**
 * Builds the shell or an area as far as a check needs it: of the compressed copies, which take longer than all the rest,
 * only those of the files that browsers load first. The version is that of the release. Throws with the compiler's
 * messages.
 */
export const compileArea = (unit: UnitName): Promise<BuiltRelease> =>
  buildIn(unit, join(root, '.build/compiled', unit, sourceVersion(unit)), (temporary) => compileInto(unit, temporary))

const compressInto = async (compiled: BuiltRelease, folder: string): Promise<void> => {
  const { compress } = await import('./compress')
  for (const { path } of compiled.manifest.files) await copyFile(join(compiled.folder, path), join(folder, path))
  await compress(folder)
  await writeManifest(folder, { ...compiled.manifest, files: listFiles(await readFiles(folder)) })
}

/**
 * Builds the shell or an area into `.build/<unit>/<version of its sources>/`, unless these sources were built before.
 * The released version identifies the content. Throws with the compiler's messages.
 */
export const buildArea = (unit: UnitName): Promise<BuiltRelease> =>
  buildIn(unit, folderOf(unit), async (temporary) => compressInto(await compileArea(unit), temporary))
