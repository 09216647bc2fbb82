import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { Stats } from '@rspack/core'
import { root, unitFolder } from '../configuration/workspace'
import { builtModules } from '../facts/built-modules'
import { pageWrites } from './page-writes'
import { styleFaults } from './style-faults'

const sentences = (area: string, file: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${area} would change how the shell and other areas look: ${file}: ${fault}.`)

/** Refuses a build of an area that reaches outside its root: throws a sentence for each place (rule release.8). */
export const requireIsolation = (area: AreaName, folder: string, stats: Stats): void => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const own = builtModules(stats).filter((file) => file.startsWith(join(unitFolder(area), 'src')))
  const faults = [
    ...sheets.flatMap((name) => sentences(area, name, styleFaults(readFileSync(join(folder, name), 'utf8'), area))),
    ...own.flatMap((file) => sentences(area, relative(root, file), pageWrites(file))),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
