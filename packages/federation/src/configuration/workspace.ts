import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AreaName, UnitName } from '@lernspur/contracts/registry.contract'

const [above = '', installed] = import.meta.dirname.split('/node_modules/')

/**
 * Root of the checkout, or of a team's folder that has this package installed (rule release.12). A released service runs
 * from a bundle in the data folder: its supervisor tells it.
 */
export const root =
  process.env.LERNSPUR_ROOT ?? (installed === undefined ? resolve(import.meta.dirname, '../../../..') : above)

/**
 * Part of a pattern that matches files of our packages whose names match `name`: below `packages` in the checkout,
 * below `@lernspur` where installed.
 */
export const ours = (name: string): string => String.raw`[\\/](?:packages|@lernspur)[\\/]${name}[\\/]`

/** Folder of the shell or of an area, absolute. */
export const unitFolder = (unit: UnitName, checkout = root) =>
  join(checkout, unit === 'shell' ? 'shell' : `mfe-${unit}`)

/** The areas of a checkout, by their folders. */
export const areasIn = (checkout = root): AreaName[] =>
  readdirSync(checkout)
    .filter((name) => existsSync(join(checkout, name, 'rspack.config.ts')))
    .flatMap((name) => /^mfe-(.+)$/.exec(name)?.[1] ?? [])
    .toSorted()

/** The areas of a checkout, and the shell if it is there: a team's folder has none. */
export const unitsIn = (checkout = root): UnitName[] => [
  ...(existsSync(unitFolder('shell', checkout)) ? (['shell'] as const) : []),
  ...areasIn(checkout),
]

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Reads `package.json` of a folder. */
export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile

/** Real folder of a package as resolved from `folder`. */
export const packageFolder = (folder: string, name: string): string => {
  let from = realpathSync(folder)
  while (!existsSync(join(from, 'node_modules', name))) {
    if (from === dirname(from)) throw new Error(`${name} is not installed in ${folder}: run bun install`)
    from = dirname(from)
  }
  return realpathSync(join(from, 'node_modules', name))
}

/** A unit or package and our packages that it imports, directly or transitively: name → folder, sorted by name. */
export const packagesOf = (unitPath: string): [string, string][] => {
  const found = new Map<string, string>()
  const visit = (folder: string) => {
    const { name, dependencies = {} } = readPackage(folder)
    if (found.has(name)) return
    found.set(name, folder)
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@lernspur/')) visit(packageFolder(folder, dependency))
    }
  }
  visit(unitPath)
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}
