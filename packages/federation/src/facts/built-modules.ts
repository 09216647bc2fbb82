import { sep } from 'node:path'
import type { Stats } from '@rspack/core'
import { root } from '../configuration/workspace'

/** The part of a compilation's module that is read here. */
interface BuiltModule {
  readonly resource?: string
  /** Modules that the bundler has joined to this one. */
  readonly modules?: readonly BuiltModule[]
}

// A package of ours may be installed; its folder is then below `@lernspur`.
const own = (names: string) => new RegExp(`^${root}${sep}(?:.*${sep}@lernspur${sep})?(?!.*node_modules).*${names}$`)

const filesIn = (all: readonly unknown[], pattern: RegExp): string[] => {
  const files = new Set<string>()
  const visit = ({ resource, modules = [] }: BuiltModule) => {
    if (resource && pattern.test(resource)) files.add(resource)
    for (const inner of modules) visit(inner)
  }
  for (const one of all) visit(one as BuiltModule)
  return [...files].sort()
}

/** Files of the workspace among these modules, absolute and sorted. */
export const modulesIn = (all: readonly unknown[]): string[] => filesIn(all, own('\\.tsx?'))

/** Modules of the workspace in a build, without dropped unused ones; absolute and sorted. */
export const builtModules = ({ compilation }: Stats): string[] => modulesIn([...compilation.modules])

/** Language files of the workspace among these modules, absolute and sorted. */
export const textFilesIn = (all: readonly unknown[]): string[] => filesIn(all, own(`${sep}locales${sep}.*\\.json`))

/** Language files of the workspace in a build; absolute and sorted. */
export const builtTextFiles = ({ compilation }: Stats): string[] => textFilesIn([...compilation.modules])
