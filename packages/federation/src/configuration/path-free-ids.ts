import type { Compiler } from '@rspack/core'
import { root } from './workspace'

const pluginName = 'PathFreeIds'

/** A module at the moment when it may be given an id. Its declared type has the identifier as a function. */
interface Numbered {
  readonly identifier: unknown
  id: string | number | null
}

/** Modules that federation makes up, whose default ids come from names with absolute paths in them. */
const isMadeUp = (name: string) =>
  /(^|\|)(consume|provide) shared module|^container entry|data:text\/javascript,/.test(name)

const withoutPath = (name: string) => name.replaceAll(root, '').replaceAll(encodeURIComponent(root), '')

/**
 * Numbers those modules by names without the path of the checkout, because two checkouts would otherwise build
 * different bytes from the same sources (rule release.1).
 */
export class PathFreeIds {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(pluginName, (modules) => {
        const made = [...(modules as Iterable<unknown> as Iterable<Numbered>)]
          .map((module) => ({ module, name: withoutPath(String(module.identifier)) }))
          .filter(({ name }) => isMadeUp(name))
        made.sort((one, other) => (one.name < other.name ? -1 : 1))
        for (const [index, { module }] of made.entries()) module.id = index + 1
      })
    })
  }
}
