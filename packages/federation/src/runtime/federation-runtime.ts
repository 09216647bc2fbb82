import type { ModuleFederation } from '@module-federation/runtime'

/** What the bundler's federation runtime puts beside the modules of a container. */
interface Federation {
  readonly instance: ModuleFederation
  readonly runtime: unknown
  readonly bundlerRuntime: unknown
  readonly attachShareScopeMap: unknown
}

declare const __webpack_require__: { readonly federation: Federation }

declare global {
  /** The shell's federation runtime, for the containers of areas. */
  var lernspurFederation: (() => object) | undefined
}

/**
 * The shell's own part of the federation. Containers of areas are built without a runtime and take the shell's, each
 * with options of its own.
 */
export const federationInstance = (): ModuleFederation => {
  const { instance, runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation
  globalThis.lernspurFederation = () => ({ runtime, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} })
  return instance
}
