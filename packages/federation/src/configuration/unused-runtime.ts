import { fileURLToPath } from 'node:url'
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

interface UnusedPart {
  /** Folder of the modules that import the part. */
  readonly of: RegExp
  /** The request with which they import it. */
  readonly request: RegExp
  /** The request of what stands in its place. */
  readonly replacement: string
}

const code = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`

const runtimeCore = /[\\/]@module-federation[\\/]runtime-core[\\/]/
const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib\b/

const unused: readonly UnusedPart[] = [
  {
    // The runtime gets areas by their entries, never by manifests, of which it would keep snapshots.
    of: runtimeCore,
    request: /\/SnapshotHandler\.js$/,
    replacement: code(`export class SnapshotHandler {
      manifestCache = new Map()
      hooks = { applyPlugin() {} }
    }
    export const getGlobalRemoteInfo = () => ({})`),
  },
  {
    // The gateway writes preload links.
    of: runtimeCore,
    request: /\/utils\/preload\.js$/,
    replacement: code(`const none = () => []
    export { none as defaultPreloadArgs, none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets }`),
  },
  {
    // Areas use whatever the shell provides, the only provider, so no versions are compared.
    of: runtimeCore,
    request: /\/semver\/index\.js$/,
    replacement: code('export const satisfy = () => true'),
  },
  {
    // Pages are not rendered on a server: links prefetch no data of it, and none of them keeps state for that.
    of: router,
    request: /^\.\/(?:dom\/)?ssr\/components\.js$/,
    replacement: fileURLToPath(new URL('../runtime/link-without-prefetch.ts', import.meta.url)),
  },
]

/**
 * Leaves unused parts of the federation runtime and of the router out of the shell, because every first page would load
 * them. The build fails if nothing imports such a part any more: a new version may need its replacement.
 */
export class UnusedRuntime implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    for (const part of unused)
      new rspack.NormalModuleReplacementPlugin(part.request, (resource) => {
        if (part.of.test(resource.context)) resource.request = part.replacement
      }).apply(compiler)
    compiler.hooks.thisCompilation.tap('UnusedRuntime', (compilation) => {
      // By the modules, because nothing is resolved again of what the bundler kept of an earlier build.
      compilation.hooks.finishModules.tap('UnusedRuntime', () => {
        const identifiers = [...compilation.modules].map((module) => module.identifier())
        const isIn = ({ replacement }: UnusedPart) => identifiers.some((one) => one.includes(replacement))
        for (const part of unused)
          if (!isIn(part))
            compilation.errors.push(new Error(`Nothing in the shell imports ${part.request}, which is replaced`))
      })
    })
  }
}
