import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'
import { type ReleaseManifest, releaseManifestSchema } from '@lernspur/contracts/release/release.contract'

const checkout = resolve(import.meta.dirname, '../../../..')
const bun = process.versions.bun ? process.execPath : 'bun'

export interface AreaVariant {
  readonly release: AreaRelease
  /** The whole build, ready to be released. */
  readonly build: { readonly manifest: ReleaseManifest; readonly folder: string }
  /** The checkout in which it was built. */
  readonly root: string
  /** Content of one of its files by name. */
  read(name: string): Promise<Buffer>
  remove(): Promise<void>
}

const linkAll = async (from: string, to: string, except: readonly string[] = []) => {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) if (!except.includes(name)) await symlink(join(from, name), join(to, name))
}

/** A checkout with copies of one area and the build; everything else is a symbolic link to this one. */
const linkedCheckout = async (area: AreaName): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'lernspur-variant-'))
  const unit = `mfe-${area}`
  const isSource = (path: string) => !path.includes('/node_modules')
  for (const folder of [unit, 'packages/federation'])
    await cp(join(checkout, folder), join(root, folder), { recursive: true, filter: isSource })
  for (const name of ['package.json', 'bun.lock', 'tsconfig.json', 'node_modules', 'shell'])
    await symlink(join(checkout, name), join(root, name))
  await linkAll(join(checkout, 'packages'), join(root, 'packages'), ['federation'])
  await linkAll(join(checkout, 'packages/federation/node_modules'), join(root, 'packages/federation/node_modules'))
  // The copied build must create the configuration, because it resolves paths relative to itself.
  const installed = 'node_modules/@lernspur'
  await linkAll(join(checkout, unit, 'node_modules'), join(root, unit, 'node_modules'), ['@lernspur'])
  await linkAll(join(checkout, unit, installed), join(root, unit, installed), ['federation'])
  await symlink(join(root, 'packages/federation'), join(root, unit, installed, 'federation'))
  return root
}

const builtIn = async (root: string, area: AreaName): Promise<AreaVariant> => {
  await promisify(execFile)(bun, ['packages/federation/src/build.ts', area], { cwd: root })
  const built = join(root, '.build', area)
  const [version = ''] = await readdir(built)
  const read = (name: string) => readFile(join(built, version, name))
  const manifest = releaseManifestSchema.parse(JSON.parse(String(await read('release.json'))))
  if (manifest.kind !== 'area') throw new Error(`${area} was built as ${manifest.kind}.`)
  return {
    release: manifest.page,
    build: { manifest, folder: join(built, version) },
    root,
    read,
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/**
 * Builds an area with changes to its own files: `change` gets a file's path below the area's folder and its content (''
 * for a new one), and returns the new content. Nothing outside the area changes.
 */
export const buildVariant = async (
  area: AreaName,
  changes: Readonly<Record<string, (before: string) => string>>,
): Promise<AreaVariant> => {
  const root = await linkedCheckout(area)
  for (const [name, change] of Object.entries(changes)) {
    const file = join(root, `mfe-${area}`, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, change(await readFile(file, 'utf8').catch(() => '')))
  }
  return await builtIn(root, area)
}

/** Builds an area whose folder `write` puts into a checkout; it uses another area's installed packages. */
export const buildWritten = async (area: AreaName, write: (root: string) => Promise<unknown>): Promise<AreaVariant> => {
  const root = await linkedCheckout('provider')
  await write(root)
  const installed = (of: AreaName) => join(root, `mfe-${of}`, 'node_modules')
  await cp(installed('provider'), installed(area), { recursive: true, verbatimSymlinks: true })
  return await builtIn(root, area)
}
