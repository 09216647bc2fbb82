import { type RspackPluginInstance, rspack } from '@rspack/core'

interface Unused {
  /** The request by which the runtime imports the part. */
  readonly request: RegExp
  /** What stands in its place. */
  readonly code: string
}

const runtimeCore = /[\\/]@module-federation[\\/]runtime-core[\\/]/

const unused: readonly Unused[] = [
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

/** Leaves parts of the federation runtime out of the shell that nothing here reaches: every first page would load them. */
export const withoutUnusedRuntime = (): RspackPluginInstance[] =>
  unused.map(
    ({ request, code }) =>
      new rspack.NormalModuleReplacementPlugin(request, (asked) => {
        if (runtimeCore.test(asked.context)) asked.request = `data:text/javascript,${encodeURIComponent(code)}`
      }),
  )
