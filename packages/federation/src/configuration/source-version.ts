import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { packagesOf, readPackage, root, unitFolder } from './workspace'

const sources = [new Bun.Glob('src/**/*'), new Bun.Glob('locales/**/*')]
const isTest = (file: string) => /(^|\/)testing\/|\.test\.tsx?$/.test(file)

const filesOf = (folder: string) => [
  'package.json',
  ...sources
    .flatMap((glob) => [...glob.scanSync({ cwd: folder })])
    .filter((file) => !isTest(file))
    .sort(),
]

const hashOf = (files: readonly string[], packages: readonly (readonly [string, string])[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  for (const [name, packagePath] of packages) {
    for (const file of filesOf(packagePath)) {
      hash.update(`\0${name}/${file}\0`).update(readFileSync(join(packagePath, file)))
    }
  }
  return hash.digest('hex').slice(0, 8)
}

const lockOf = (checkout: string): string => join(checkout, 'bun.lock')

/** First 8 digits of the hash of packages, as name and folder, and of the lockfile; without tests. */
export const sourcesHash = (packages: readonly (readonly [string, string])[], checkout = root): string =>
  hashOf([lockOf(checkout)], packages)

/**
 * Version of a unit from its sources: `<package version>-<first 8 of their hash>`. The hash covers the unit, our
 * packages and the lockfile, without tests, so equal sources have the same version on any machine.
 */
export const sourceVersion = (unit: UnitName, checkout = root): string => {
  const folder = unitFolder(unit, checkout)
  const hash = hashOf([lockOf(checkout), join(folder, 'rspack.config.ts')], packagesOf(folder))
  return `${readPackage(folder).version}-${hash}`
}
