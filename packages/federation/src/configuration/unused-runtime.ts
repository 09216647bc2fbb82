import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

interface UnusedPart {
  /** The request with which the runtime imports the part. */
  readonly request: RegExp
  /** What stands in its place. */
  readonly code: string
}

const runtimeCore = /[\\/]@module-federation[\\/]runtime-core[\\/]/

const unused: readonly UnusedPart[] = [
  {
    // The runtime gets areas by their entries, never by manifests, of which it would keep snapshots.
    request: /\/SnapshotHandler\.js$/,
    code: `export class SnapshotHandler {
      manifestCache = new Map()
      hooks = { applyPlugin() {} }
    }
    export const getGlobalRemoteInfo = () => ({})`,
  },
  {
    // The gateway writes preload links.
    request: /\/utils\/preload\.js$/,
    code: `const none = () => []
    export { none as defaultPreloadArgs, none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets }`,
  },
  {
    // Areas use whatever the shell provides, the only provider, so no versions are compared.
    request: /\/semver\/index\.js$/,
    code: 'export const satisfy = () => true',
  },
]

/**
 * Leaves unused parts of the federation runtime out of the shell, because every first page would load them. The build
 * fails if the runtime no longer has such a part: a new version may need its replacement.
 */
export class UnusedRuntime implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const replaced = new Set<UnusedPart>()
    for (const part of unused)
      new rspack.NormalModuleReplacementPlugin(part.request, (resource) => {
        if (!runtimeCore.test(resource.context)) return
        replaced.add(part)
        resource.request = `data:text/javascript,${encodeURIComponent(part.code)}`
      }).apply(compiler)
    compiler.hooks.thisCompilation.tap('UnusedRuntime', ({ errors, hooks }) => {
      hooks.finishModules.tap('UnusedRuntime', () => {
        for (const { request } of unused.filter((part) => !replaced.has(part)))
          errors.push(new Error(`The federation runtime imports nothing like ${request}`))
      })
    })
  }
}
