import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { buildAreas } from '@lernspur/federation/build'
import { packagesOf, root } from '@lernspur/federation/configuration/workspace'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { writeTarball } from '../archive/tarball'
import { Problem } from '../console/problem'
import { runInstall } from '../install/install-packages'
import { buildServices } from '../release/build-service'
import { checkoutSource } from '../release/checkout-source'
import { manifestName, packedBuildsFolder } from '../release/packed-builds'
import { type PackedPackage, packPackage } from './pack-package'
import { archivesOf, type Names, packedLock } from './packed-lock'

interface CheckoutPackage {
  readonly version: string
  readonly license: string
  readonly trustedDependencies: readonly string[]
  readonly devDependencies: Names
}

/** What compares the types of releases, which no package of ours depends on to run. */
const compiler = ['@types/react', '@types/react-dom', 'bun-types', 'typescript']

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const commands = 'node_modules/@lernspur/platform/src'

/** The program of a packed platform: the commands, the packages that they need, and the exact versions of all others. */
const writeProgram = async (folder: string): Promise<void> => {
  const packed: PackedPackage[] = []
  for (const [, source] of packagesOf(join(root, 'packages/platform'))) packed.push(await packPackage(source, folder))
  const file = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as CheckoutPackage
  const { version, license, trustedDependencies, devDependencies } = file
  const archives = archivesOf(packed)
  const { commit } = await checkoutSource()
  const ofCompiler = Object.fromEntries(Object.entries(devDependencies).filter(([name]) => compiler.includes(name)))
  const own = {
    name: 'lernspur',
    version,
    license,
    private: true,
    type: 'module',
    scripts: { start: `bun ${commands}/start.ts`, mfe: `bun ${commands}/mfe.ts` },
    trustedDependencies,
    dependencies: { ...ofCompiler, ...archives },
    overrides: archives,
    lernspur: { ...(commit !== undefined && { commit }) },
  }
  await Bun.write(join(folder, 'package.json'), json(own))
  await Bun.write(join(folder, 'bunfig.toml'), Bun.file(join(root, 'bunfig.toml')))
  await Bun.write(join(folder, 'tsconfig.json'), Bun.file(join(root, 'tsconfig.json')))
  await Bun.write(join(folder, 'bun.lock'), json(await packedLock(packed, own)))
  // Without what only the checkout needs, so that it is installed as it is locked.
  await runInstall(folder, '--lockfile-only', '--prefer-offline')
}

const copyBuild = async (folder: string, { manifest, folder: from }: FinishedBuild): Promise<void> => {
  const to = join(folder, packedBuildsFolder, unitId(manifest))
  for (const { path } of manifest.files) await cp(join(from, path), join(to, path))
  await Bun.write(join(to, manifestName), json(manifest))
}

/**
 * Writes a whole Lernspur into an empty folder: its program, whose packages are not installed yet, and its builds (rule
 * release.25).
 */
export const writePlatform = async (folder: string): Promise<void> => {
  if (!existsSync(join(root, 'shell'))) throw new Problem('A platform is packed in a checkout.')
  await writeProgram(folder)
  for (const build of [...(await buildAreas()), ...(await buildServices())]) await copyBuild(folder, build)
}

/**
 * Writes a whole Lernspur into the tarball `file` (absolute): the commands with the packages that they need, migrations
 * and demo school among them, and the builds of shell, areas, services and gateway, as a release has them (rule
 * release.25). What is the same gives the same bytes. Returns the integrity of the file.
 */
export const packPlatform = async (file: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-platform-'))
  try {
    await writePlatform(folder)
    return await writeTarball(folder, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
