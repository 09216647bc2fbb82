import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'

const checkout = resolve(import.meta.dirname, '../../../..')
const bun = process.versions.bun ? process.execPath : 'bun'

export interface AreaVariant {
  readonly release: AreaRelease
  /** Content of one of its files, by its name. */
  read(name: string): Promise<Buffer>
  remove(): Promise<void>
}

/** A checkout whose own files are those of one area and of the build; everything else is a link into this one. */
const linkedCheckout = async (area: AreaName): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'lernspur-variant-'))
  const own = [`mfe-${area}`, 'packages/federation']
  await mkdir(join(root, 'packages'))
  const isSource = (path: string) => !path.includes('/node_modules')
  for (const folder of own) {
    await cp(join(checkout, folder), join(root, folder), { recursive: true, filter: isSource })
    await symlink(join(checkout, folder, 'node_modules'), join(root, folder, 'node_modules'))
  }
  const link = async (name: string) => symlink(join(checkout, name), join(root, name))
  for (const name of ['package.json', 'bun.lock', 'tsconfig.json', 'node_modules']) await link(name)
  for (const name of await readdir(join(checkout, 'packages')))
    if (name !== 'federation') await link(`packages/${name}`)
  return root
}

/**
 * Builds an area as it would be after a change of its own files: `change` is given a file's path below the area's folder
 * with what stands in it ('' for a new one), and gives what shall. Nothing outside of the area changes.
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
  await promisify(execFile)(bun, ['packages/federation/src/build.ts', area], { cwd: root })
  const built = join(root, '.build', area)
  const [version = ''] = await readdir(built)
  const read = (name: string) => readFile(join(built, version, name))
  return {
    release: JSON.parse(String(await read('area.json'))) as AreaRelease,
    read,
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
