import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { areasIn, packagesOf, root, unitFolder } from '@lernspur/federation/configuration/workspace'
import { Problem } from '../console/problem'
import { type Lock, readLock } from '../install/lock'
import { type PackedPackage, packPackage } from './pack-package'
import { repositoryFiles } from './repository-files'

type Names = Readonly<Record<string, string>>

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
}

/** Where `mfe` lies. */
const commands = 'packages/platform'

const isOurs = (name: string): boolean => name.startsWith('@lernspur/')

const othersOf = (names: Names = {}): Names =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !isOurs(name)))

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8')) as Content

/** Folders of all packages that areas and their commands need, directly or not. */
const neededFolders = (): string[] => {
  const users = [...areasIn().map((area) => unitFolder(area)), join(root, commands)]
  const found = new Map(users.flatMap(packagesOf))
  return [...found].flatMap(([name, folder]) => (name.startsWith('@lernspur/mfe-') ? [] : folder)).toSorted()
}

/** `package.json` of a team's folder: our packages resolve to the packed ones, its areas stay unchanged. */
const packageFile = (packed: readonly PackedPackage[], known: Partial<TeamPackage>): TeamPackage => {
  const { trustedDependencies, devDependencies } = readJson<TeamPackage>(join(root, 'package.json'))
  // Commands are run by npx, and npm refuses a folder whose overrides and dependencies differ.
  const archives = Object.fromEntries(packed.map(({ name, path }) => [name, `file:./${path}`]))
  return {
    name: 'lernspur-area',
    private: true,
    type: 'module',
    workspaces: ['mfe-*'],
    trustedDependencies,
    ...known,
    scripts: { ...teamScripts, ...known.scripts },
    devDependencies: {
      ...othersOf(known.devDependencies ?? devDependencies),
      ...Object.fromEntries(packed.flatMap(({ forSources }) => Object.entries(forSources))),
      ...archives,
    },
    overrides: { ...othersOf(known.overrides), ...archives },
  }
}

/** What a team's own pipeline calls. */
const teamScripts: Names = {
  mfe: 'bun node_modules/@lernspur/platform/src/mfe.ts',
  verify: 'biome check --error-on-warnings mfe-* && tsc',
  test: 'bun test',
}

const outside = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).filter(([key]) => !isOurs(key)))

/**
 * The checkout's lock with packed packages instead of its workspace, plus what the folder had locked itself: so the
 * versions tested in the checkout are installed here.
 */
const lockFile = async (
  packed: readonly PackedPackage[],
  { name, devDependencies, overrides }: TeamPackage,
  known?: Lock,
): Promise<Lock & Pick<TeamPackage, 'overrides'>> => {
  const { packages, ...lock } = await readLock()
  const own = packed.map((one) => [one.name, [`${one.name}@./${one.path}`, one.needs, one.integrity]])
  const areas = Object.entries(known?.packages ?? {}).filter(([key]) => key.startsWith('@lernspur/mfe-'))
  return {
    ...lock,
    workspaces: { ...known?.workspaces, '': { ...known?.workspaces[''], name, devDependencies } },
    overrides,
    packages: {
      ...outside(known?.packages ?? {}),
      ...outside(packages),
      ...Object.fromEntries([...areas, ...own]),
    },
  }
}

/** Files that a new folder gets from the checkout, adapted to a team's; what a folder has stays as it is. */
const firstFiles = (): Names => ({
  'bunfig.toml': readFileSync(join(root, 'bunfig.toml'), 'utf8'),
  '.gitignore': readFileSync(join(root, '.gitignore'), 'utf8'),
  'biome.json': readFileSync(join(root, 'biome.json'), 'utf8').replace('"!**/*.md"', '"!**/*.md", "!packed"'),
  ...repositoryFiles,
  'tsconfig.json': json({
    ...readJson<object>(join(root, 'tsconfig.json')),
    files: ['node_modules/@lernspur/federation/src/assets.d.ts'],
    include: ['mfe-*/**/*'],
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

/**
 * Prepares `folder` (absolute) to build and release areas without the checkout, or updates its packages (rule
 * release.12): archives of the shared packages in `packed`, a `package.json` with them, and the checkout's versions of
 * everything else in `bun.lock`. Returns the paths of the archives. Throws a sentence, and writes nothing, when the
 * folder is part of the checkout.
 */
export const packFolder = async (folder: string): Promise<string[]> => {
  requireEmptyFolder(folder)
  await mkdir(join(folder, 'packed'), { recursive: true })
  const packed: PackedPackage[] = []
  for (const source of neededFolders()) packed.push(await packPackage(source, folder))
  const paths = packed.map(({ path }) => path)
  const path = join(folder, 'package.json')
  const file = packageFile(packed, existsSync(path) ? readJson<TeamPackage>(path) : {})
  writeFileSync(path, json(file))
  const known = existsSync(join(folder, 'bun.lock')) ? await readLock(folder) : undefined
  writeFileSync(join(folder, 'bun.lock'), json(await lockFile(packed, file, known)))
  for (const [name, text] of Object.entries(firstFiles())) {
    if (existsSync(join(folder, name))) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of await readdir(join(folder, 'packed')))
    if (/^lernspur-.*\.tgz$/.test(name) && !paths.includes(`packed/${name}`)) rmSync(join(folder, 'packed', name))
  return paths
}
