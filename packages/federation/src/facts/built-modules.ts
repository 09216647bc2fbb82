import { sep } from 'node:path'
import type { Stats } from '@rspack/core'
import { root } from '../configuration/workspace'

/** A module of a compilation, as far as it is read here. */
interface BuiltModule {
  readonly resource?: string
  /** Modules that the bundler has joined to this one. */
  readonly modules?: readonly BuiltModule[]
}

const own = (names: string) => new RegExp(`^${root}${sep}(?!.*node_modules).*${names}$`)

const filesIn = ({ compilation }: Stats, asked: RegExp): string[] => {
  const files = new Set<string>()
  const visit = ({ resource, modules = [] }: BuiltModule) => {
    if (resource && asked.test(resource)) files.add(resource)
    for (const inner of modules) visit(inner)
  }
  for (const one of compilation.modules) visit(one as BuiltModule)
  return [...files].sort()
}

/** Modules of the workspace that are in a build, absolute and sorted: what is left after unused ones were dropped. */
export const builtModules = (stats: Stats): string[] => filesIn(stats, own('\\.tsx?'))

/** Language files of the workspace that are in a build, likewise. */
export const builtTextFiles = (stats: Stats): string[] => filesIn(stats, own(`${sep}locales${sep}.*\\.json`))
