import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { areasIn, packagesOf, root, unitFolder } from '@lernspur/federation/configuration/workspace'
import { Problem } from '../console/problem'
import { readLock } from '../install/lock'
import { type PackedPackage, packPackage } from './pack-package'
import { archivesOf, type Names, othersOf, packedLock } from './packed-lock'
import { namedPlatform, type PlatformName } from './platform-name'
import { repositoryFiles } from './repository-files'
import { specFiles, specPackages } from './spec-files'

/** The part of a team's `package.json` that we maintain. */
interface TeamPackage {
  readonly name: string
  readonly private: boolean
  readonly type: string
  readonly workspaces: readonly string[]
  readonly scripts: Names
  readonly trustedDependencies: readonly string[]
  readonly devDependencies: Names
  readonly overrides: Names
  readonly lernspur?: { readonly platform: PlatformName }
}

/** Where `mfe` lies. */
const commands = 'packages/platform'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The same as the formatter writes it, with short lists on one line. */
const formatted = (value: unknown): string =>
  json(value).replaceAll(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, items: string) => `[${items.replaceAll(/\n\s+/g, ' ')}]`)

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8')) as Content

/** Folders of all packages that areas, services, their tests and their commands need, directly or not. */
const neededFolders = (): string[] => {
  const users = [...areasIn().map((area) => unitFolder(area)), join(root, commands), join(root, 'packages/testing')]
  const found = new Map(users.flatMap(packagesOf))
  return [...found].flatMap(([name, folder]) => (name.startsWith('@lernspur/mfe-') ? [] : folder)).toSorted()
}

/** `package.json` of a team's folder: our packages resolve to the packed ones, its areas stay unchanged. */
const packageFile = (packed: readonly PackedPackage[], known: Partial<TeamPackage>): TeamPackage => {
  const { trustedDependencies, devDependencies } = readJson<TeamPackage>(join(root, 'package.json'))
  const archives = archivesOf(packed)
  return {
    name: 'lernspur-area',
    private: true,
    type: 'module',
    workspaces: ['mfe-*', 'services/*', 'services/*/contract'],
    trustedDependencies,
    ...known,
    scripts: { ...teamScripts, ...known.scripts },
    devDependencies: {
      ...othersOf(known.devDependencies ?? devDependencies),
      ...Object.fromEntries(packed.flatMap(({ forSources }) => Object.entries(forSources))),
      ...specPackages(),
      ...archives,
    },
    overrides: { ...othersOf(known.overrides), ...archives },
  }
}

/** What a team and its pipeline call. */
const teamScripts: Names = {
  start: 'bun node_modules/@lernspur/platform/src/start-repository.ts',
  mfe: 'bun node_modules/@lernspur/platform/src/mfe.ts',
  verify: 'biome check --error-on-warnings && tsc',
  test: 'bun test && bun node_modules/@lernspur/platform/src/spec-repository.ts',
  spec: 'bun node_modules/@lernspur/platform/src/spec-repository.ts',
}

/** Files that a new folder gets from the checkout, adapted to a team's; what a folder has stays as it is. */
const firstFiles = (): Names => ({
  'bunfig.toml': readFileSync(join(root, 'bunfig.toml'), 'utf8'),
  '.gitignore': readFileSync(join(root, '.gitignore'), 'utf8'),
  'biome.json': readFileSync(join(root, 'biome.json'), 'utf8').replace('"!**/*.md"', '"!**/*.md",\n      "!packed"'),
  ...repositoryFiles,
  ...specFiles(),
  'tsconfig.json': formatted({
    ...readJson<object>(join(root, 'tsconfig.json')),
    files: ['node_modules/@lernspur/federation/src/assets.d.ts'],
    include: ['mfe-*/**/*', 'services/**/*', 'e2e/**/*'],
    exclude: ['**/node_modules', '**/dist'],
  }),
})

/** Refuses unsuitable folders before anything is written. */
const requireEmptyFolder = (folder: string): void => {
  if (!existsSync(join(root, commands)))
    throw new Problem('Packages are packed in the checkout; a team’s folder has none.')
  if (!relative(root, folder).startsWith('..'))
    throw new Problem(`${folder} lies in the checkout: name a folder outside.`)
}

/** A platform that was packed for a repository: its file, absolute, and its content. */
interface PackedPlatform {
  readonly file: string
  readonly integrity: string
}

/**
 * Prepares `folder` (absolute) to build and release areas without the checkout, or updates its packages (rule
 * release.12): archives of the shared packages in `packed`, a `package.json` with them, and the checkout's versions of
 * everything else in `bun.lock`. With `packPlatform` it also names what that packs, for areas to run in (rule
 * release.25). Returns the paths of the archives. Throws a sentence, and writes nothing, when the folder is part of the
 * checkout.
 */
export const packFolder = async (folder: string, packPlatform?: () => Promise<PackedPlatform>): Promise<string[]> => {
  requireEmptyFolder(folder)
  const platform = await packPlatform?.()
  await mkdir(join(folder, 'packed'), { recursive: true })
  const packed: PackedPackage[] = []
  for (const source of neededFolders()) packed.push(await packPackage(source, folder))
  const paths = packed.map(({ path }) => path)
  const path = join(folder, 'package.json')
  const known = existsSync(path) ? readJson<Partial<TeamPackage>>(path) : {}
  const file = packageFile(packed, known)
  const lernspur = platform && { platform: namedPlatform(folder, platform, known.lernspur?.platform) }
  writeFileSync(path, json({ ...file, ...(lernspur && { lernspur }) }))
  const lock = existsSync(join(folder, 'bun.lock')) ? await readLock(folder) : undefined
  writeFileSync(join(folder, 'bun.lock'), json(await packedLock(packed, file, lock)))
  for (const [name, text] of Object.entries(firstFiles())) {
    if (existsSync(join(folder, name))) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of await readdir(join(folder, 'packed')))
    if (/^lernspur-.*\.tgz$/.test(name) && !paths.includes(`packed/${name}`)) rmSync(join(folder, 'packed', name))
  return paths
}
