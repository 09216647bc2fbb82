import { sep } from 'node:path'
import type { Stats } from '@rspack/core'
import { root } from '../configuration/workspace'

/** A module of a compilation, as far as it is read here. */
interface BuiltModule {
  readonly resource?: string
  /** Modules that the bundler has joined to this one. */
  readonly modules?: readonly BuiltModule[]
}

const own = new RegExp(`^${root}${sep}(?!.*node_modules).*\\.tsx?$`)

/** Files of the workspace that are in a build, absolute and sorted: what is left after unused modules were dropped. */
export const builtModules = ({ compilation }: Stats): string[] => modulesIn([...compilation.modules])

/** Files of the workspace among these modules, absolute and sorted. */
export const modulesIn = (all: readonly unknown[]): string[] => {
  const files = new Set<string>()
  const visit = ({ resource, modules = [] }: BuiltModule) => {
    if (resource && own.test(resource)) files.add(resource)
    for (const inner of modules) visit(inner)
  }
  for (const one of all) visit(one as BuiltModule)
  return [...files].sort()
}
