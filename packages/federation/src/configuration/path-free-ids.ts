import type { Compiler } from '@rspack/core'
import { root } from './workspace'

const pluginName = 'PathFreeIds'

/** A module when it gets its id. Its declared type has the identifier as a function. */
interface ModuleWithId {
  readonly identifier: unknown
  id: string | number | null
}

/** Path of an installed package of ours, in a folder without the checkout. */
const installed = /(?:\/node_modules\/\.bun\/[^/]+)?\/node_modules\/@lernspur\//g

/** The same for a module wherever the checkout lies, and whether its package is in it or installed. */
const nameOf = (identifier: string) =>
  identifier.replaceAll(encodeURIComponent(root), '').replaceAll(root, '').replaceAll(installed, '/packages/')

/**
 * Numbers modules in the order of names without paths of the machine: otherwise two checkouts, or a team's folder,
 * would build different bytes from the same sources (rules release.1 and release.12). Chunks with `natural` ids follow
 * their modules.
 */
export class PathFreeIds {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(pluginName, (modules) => {
        const named = [...(modules as Iterable<unknown> as Iterable<ModuleWithId>)].map((module) => ({
          module,
          name: nameOf(String(module.identifier)),
        }))
        named.sort((one, other) => (one.name < other.name ? -1 : 1))
        for (const [index, { module }] of named.entries()) module.id = index + 1
      })
    })
  }
}
