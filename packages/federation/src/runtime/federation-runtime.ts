import type { createInstance, getInstance, ModuleFederation } from '@module-federation/runtime'

interface Runtime {
  readonly createInstance: typeof createInstance
  readonly getInstance: typeof getInstance
}

/** Properties that the bundler's federation runtime adds to a container. */
interface Federation {
  readonly instance: ModuleFederation
  readonly runtime: Runtime
  readonly bundlerRuntime: object
  readonly attachShareScopeMap: unknown
}

declare const __webpack_require__: { readonly federation: Federation }

declare global {
  /** The shell's federation runtime, provided to the containers of areas. */
  var lernspurFederation: (() => object) | undefined
}

/** Each container has its own instance; versions of one area share theirs. */
const initWith =
  (runtime: Runtime) =>
  (options: Parameters<typeof createInstance>[0]): ModuleFederation => {
    const known = runtime.getInstance(({ name }) => name === options.name)
    known?.initOptions({ ...options, plugins: options.plugins ?? [], id: '' })
    return known ?? runtime.createInstance(options)
  }

/**
 * The shell's federation runtime, which the containers of areas use, each with its own options; they are built without
 * one.
 */
export const federationInstance = (): ModuleFederation => {
  const { instance, runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation
  globalThis.lernspurFederation = () => ({
    runtime: { ...runtime, init: initWith(runtime) },
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  })
  return instance
}
