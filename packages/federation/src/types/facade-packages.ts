import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { packageFolder, packagesOf, unitFolder } from '../configuration/workspace'

/** The facade's package and ours that it imports: name and folder. */
export const facadePackages = (unit: UnitName): [string, string][] =>
  packagesOf(packageFolder(unitFolder(unit), '@lernspur/app-runtime'))

/** Folder in which a package finds the packages that it imports. */
export const dependenciesOf = (folder: string): string => {
  const own = join(folder, 'node_modules')
  // An installed package has them beside it.
  return existsSync(own) ? own : folder.slice(0, folder.lastIndexOf('/node_modules/') + '/node_modules'.length)
}
