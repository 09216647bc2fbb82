import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AreaName, UnitName } from '@lernspur/contracts/registry.contract'

/** Root of the checkout. */
export const root = resolve(import.meta.dirname, '../../../..')

/** Folder of the shell or of an area, absolute. */
export const unitFolder = (unit: UnitName, checkout = root) =>
  join(checkout, unit === 'shell' ? 'shell' : `mfe-${unit}`)

/** The areas of a checkout, by their folders. */
export const areasIn = (checkout = root): AreaName[] =>
  readdirSync(checkout)
    .filter((name) => existsSync(join(checkout, name, 'rspack.config.ts')))
    .flatMap((name) => /^mfe-(.+)$/.exec(name)?.[1] ?? [])
    .toSorted()

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Reads `package.json` of a folder. */
export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile

/** Folder of a package as resolved from `folder`. */
export const packageFolder = (folder: string, name: string) => {
  const linked = join(folder, 'node_modules', name)
  if (!existsSync(linked)) throw new Error(`${name} is not installed in ${folder}: run bun install`)
  return linked
}
