import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

interface UnusedPart {
  /** The request by which the runtime imports the part. */
  readonly request: RegExp
  /** What stands in its place. */
  readonly code: string
}

const runtimeCore = /[\\/]@module-federation[\\/]runtime-core[\\/]/

const unused: readonly UnusedPart[] = [
  {
    // Areas are told to the runtime by their entries, never by manifests, of which it would keep snapshots.
    request: /\/SnapshotHandler\.js$/,
    code: `export class SnapshotHandler {
      manifestCache = new Map()
      hooks = { applyPlugin() {} }
    }
    export const getGlobalRemoteInfo = () => ({})`,
  },
  {
    // The gateway writes links for what a page preloads.
    request: /\/utils\/preload\.js$/,
    code: `const none = () => []
    export { none as defaultPreloadArgs, none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets }`,
  },
  {
    // Areas take whatever the shell provides, which alone provides anything, so no version is held against another.
    request: /\/semver\/index\.js$/,
    code: 'export const satisfy = () => true',
  },
]

/**
 * Leaves parts of the federation runtime out of the shell that nothing here reaches: every first page would load them. A
 * build fails when the runtime no longer has such a part, since another version may then need what stands in its place.
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
